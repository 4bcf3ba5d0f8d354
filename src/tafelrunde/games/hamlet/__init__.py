"""Build a village together around its church, each for the larger share of the fame."""
