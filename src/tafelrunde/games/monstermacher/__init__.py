"""Rob graves, sew a monster together, bring it to life (3 to 5 players)."""
