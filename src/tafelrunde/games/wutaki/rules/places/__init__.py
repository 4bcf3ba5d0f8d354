"""What players have and what places give: resources, hands, pacts, workers, upgrades."""
