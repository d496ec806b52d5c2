"""Parts of forms: fields with their names and help, sliders, and pages to choose from."""
