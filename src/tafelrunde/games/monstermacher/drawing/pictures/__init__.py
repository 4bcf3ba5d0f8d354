"""What is only looked at."""
