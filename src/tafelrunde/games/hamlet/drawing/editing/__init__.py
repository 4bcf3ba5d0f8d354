"""A position while somebody sets it up: what can be clicked, tools, fields."""
