"""The board for the terminal: it names what is there and hides what is hidden."""

from __future__ import annotations

import pytest

from tafelrunde.games.monstermacher.board import text
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.tests.positions import place, seat
from tafelrunde.words.words import Words

NAMES = ["Anne", "Karl", "Otto"]


def shown(board: object, who: int | None, lang: str = "en") -> str:
    return text(board.view(who), Words(GAME, lang, NAMES))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("de", ("Grab 1", "linker Arm A [3]", "Kopf A [2]", "Note 4", "2 Punkte", "Raubkarten: 2")),
        ("en", ("grave 1", "left arm A [3]", "head A [2]", "grade 4", "2 points", "cards: 2")),
    ],
)
def test_everything_is_named(lang: str, parts: tuple[str, ...]) -> None:
    """1.6, 1.7: graves, stores, monsters, dice, robbery cards."""
    board = place([seat(4, "LA3", "HD2", open=(2,)), seat(), seat()], gallows="RL")
    phrase = shown(board, 0, lang)
    for part in (*parts, *NAMES):
        assert part in phrase
    assert "[3]" not in shown(board, 1, lang)


def test_trade_and_draft() -> None:
    """11.7: the own bid while it is put together, the others' when they are made."""
    board = place([seat(store="HD3"), seat(store="LL2"), seat(store="RA1")], step="third")
    board.play("offer HD3", "call", "add LL2 shown", "points p2")
    own, other = shown(board, 1), shown(board, 2)
    assert "Your bid: left leg A [2] (shown), 2 knowledge points" in own
    assert "Karl: is thinking" in other
    assert "Your bid" not in other
    board.play("bid")
    assert "Karl: left leg A [?] (shown), 2 knowledge points" in shown(board, None)


def test_fronts_in_a_trade_are_told_to_those_who_see_them() -> None:
    """11.2, 11.6, 14.3: the offer to the seller and to whom it is shown, a shown bid to the seller
    and its owner."""
    board = place([seat(store="HD3"), seat(store="LL2"), seat(store="RA1")], step="third")
    board.play("offer HD3", "show 2", "call", "add LL2 shown", "bid")
    offer = {who: "offers: head A [3]" in shown(board, who) for who in (0, 1, 2, None)}
    assert offer == {0: True, 1: False, 2: True, None: False}
    bid = {who: "Karl: left leg A [2] (shown)" in shown(board, who) for who in (0, 1, 2, None)}
    assert bid == {0: True, 1: True, 2: False, None: False}


def test_operation_and_roll() -> None:
    """8.9, 8.11."""
    board = place([seat(store="HD3 LA1"), seat(), seat()], step="second")
    board.play("operate HD3 1")
    assert "Operation of Anne, assisted by Karl: head A" in shown(board, 1)
    board.play("hand HD3")
    assert "on the table: head A [3]" in shown(board, None)
    board.play("* roll 5")
    assert "Last roll: Anne with 5 against grade 3" in shown(board, None)


def test_a_revival_is_counted() -> None:
    """13.4: three points more for the reviver, in the final table too."""
    board = place([seat(1, sewn="HD3 BR2"), seat(), seat()], step="second")
    assert "Anne: grade 1, 5 points" in shown(board, None)
    board.play("revive", "* roll 3")
    assert "Anne: grade 1, 8 points" in shown(board, None)


def test_sealed_choices() -> None:
    """5.6: only that a choice was made."""
    board = place([seat(), seat(), seat()])
    board.play("rob", "join", "stay", "1 choose grave-3")
    assert "has chosen" in shown(board, 0)
    assert "asked, grave 3" not in shown(board, 0)
    assert ", grave 3" not in shown(board, 0)
    assert ", grave 3" in shown(board, 1)


def test_an_empty_grave() -> None:
    """5.16."""
    board = place([seat(), seat(), seat()], graves=["", "3+LA"], rest="gallows")
    assert "grave 1: empty" in shown(board, None)
    assert "grave 2: left arm A [?], 3 below" in shown(board, None)
