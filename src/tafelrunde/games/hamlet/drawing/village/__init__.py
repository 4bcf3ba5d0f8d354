"""The village as it is drawn."""
