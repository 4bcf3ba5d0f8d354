"""The editor of a position."""
