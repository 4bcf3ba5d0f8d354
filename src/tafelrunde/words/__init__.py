"""All words a reader sees: Fluent catalogues for the site and each game, and the rulebooks."""
