"""Pass the card: shown, lifted, handed over, buried, shuffled back. The reference for memory."""
