"""What lies before players: the own cards and stock, and what others show."""
