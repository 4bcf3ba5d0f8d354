"""Changes to a position that somebody sets up by hand."""
