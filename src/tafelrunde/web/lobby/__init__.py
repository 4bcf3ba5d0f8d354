"""Opening a table, finding one, sitting down."""
