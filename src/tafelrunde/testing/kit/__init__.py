"""The laws a game must keep, and how they are tried."""
