"""Studies: many matches, measured."""
