"""A piece of somebody's own box, entered when it comes up."""
