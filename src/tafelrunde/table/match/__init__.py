"""One table, computed from its entries alone: no clock, no file."""
