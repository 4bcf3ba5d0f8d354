"""What lies in the middle: the places that workers visit, Buka, the row, the decks."""
