"""One server process under load: many tables, people at each, random legal actions."""
