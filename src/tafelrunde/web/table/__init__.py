"""The page of a table and its socket."""
