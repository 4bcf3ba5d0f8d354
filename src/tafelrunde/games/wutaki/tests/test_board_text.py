"""The terminal's board: the own cards with what they do, and nobody else's."""

from __future__ import annotations

from random import Random

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.wutaki.board import text
from tafelrunde.games.wutaki.drawing.words import made
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.setup import WutakiSetup
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.words.words import Words


def test_own_cards_are_told_with_what_they_do() -> None:
    match, random = Match(GAME.setup(2), Seeded(5)), Random(5)
    for _ in range(60):
        seat = match.actors[0]
        match.play(seat, random.choice(match.legal(seat)))
    table = match.setup
    assert isinstance(table, WutakiSetup)
    words = Words(GAME, "en", ("Anna", "Ben"))
    boards = [text(match.view(seat), words) for seat in (0, 1)]
    spectators = text(match.view(None), words)
    state = match.state
    assert isinstance(state, Wutaki)
    assert any(player.omens for player in state.players)
    for seat, player in enumerate(state.players):
        omens = [table.omens[face].id for face in player.omens]
        secrets = [table.secrets[face].id for face in player.secrets]
        for kind, ids in (("omen", omens), ("secret", secrets)):
            for id in ids:
                card = made(table, "en", kind, id)
                line = f"  {card.title} – {card.words}"
                assert line in boards[seat]
                assert line not in spectators
