"""The look and sound of the window, and the Preferences that change them."""
