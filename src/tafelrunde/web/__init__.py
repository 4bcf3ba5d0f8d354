"""The web: lobby, table, rulebook pages and a small client. Games are drawn, never scripted."""
