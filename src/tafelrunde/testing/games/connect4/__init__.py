"""Connect four: drop discs, four in a line win. The reference for open games without chance."""
