"""Pages that show, and what all pages share."""
