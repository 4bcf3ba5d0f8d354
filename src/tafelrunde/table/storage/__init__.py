"""Where tables are kept: written before anyone is told."""
