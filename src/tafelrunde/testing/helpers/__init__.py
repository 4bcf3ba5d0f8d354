"""What tests of games use."""
