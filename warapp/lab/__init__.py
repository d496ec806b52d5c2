"""Many rounds at once: how long they last, who wins them and why, counted exactly; knows no Qt."""
