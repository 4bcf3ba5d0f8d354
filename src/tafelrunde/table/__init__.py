"""A match that people can reach: seats, undo, consent, chat, storage. No HTML."""
