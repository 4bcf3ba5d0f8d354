"""What every game is made of: actions, states, chance, events, matches, records."""
