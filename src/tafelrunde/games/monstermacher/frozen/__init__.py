"""What the bot `reference` judges by, never tuned."""
