"""A game's components: looked at, downloaded, brought."""
