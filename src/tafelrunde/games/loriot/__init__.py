"""Climb five steps to success, by dice, contests and mental arithmetic."""
