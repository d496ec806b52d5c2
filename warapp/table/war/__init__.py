"""What is seen of a war that is declared: the light round the warriors, rays, a flash, and big letters."""
