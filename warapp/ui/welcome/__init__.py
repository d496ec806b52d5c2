"""A first start: what a newcomer can do, in a note beside the table or a strip above it."""
