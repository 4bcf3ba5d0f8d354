from __future__ import annotations

from itertools import combinations

import pytest

from tafelrunde.draw import PLAYERS, UnknownToken, css_tokens, dimmed
from tafelrunde.draw.emblems import EMBLEMS
from tafelrunde.draw.palette import (
    THEMES,
    PlayerColour,
    Theme,
    contrast,
    kit_tokens,
    mix,
    resolve,
    tokens,
)  # fmt: skip

DOCUMENTED = {"jade": 3.6}  # white on jade, as an emblem only: a graphic, WCAG 1.4.11 asks 3:1


@pytest.mark.parametrize("colour", PLAYERS, ids=lambda colour: colour.key)
def test_glyphs_can_be_told_from_their_colour(colour: PlayerColour) -> None:
    assert contrast(colour.glyph, colour.colour) >= DOCUMENTED.get(colour.key, 4.5)
    assert contrast(colour.text, colour.colour) >= 4.5


def test_every_player_has_an_emblem_of_their_own() -> None:
    assert [colour.emblem for colour in PLAYERS] == list(EMBLEMS)
    assert len({colour.colour for colour in PLAYERS}) == 8
    assert PLAYERS[0].name == "colour-blue"
    assert PLAYERS[0].emblem_name == "emblem-sun"


def test_player_colours_differ() -> None:
    for one, other in combinations(PLAYERS, 2):
        parts = [
            (int(one.colour[i : i + 2], 16), int(other.colour[i : i + 2], 16)) for i in (1, 3, 5)
        ]
        assert sum(abs(a - b) for a, b in parts) > 90


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("front", "ground"),
    [
        ("ink", "panel"),
        ("ink", "panel-2"),
        ("ink", "bar"),
        ("mute", "panel"),
        ("mute", "panel-2"),
        ("accent", "panel"),
        ("on-accent", "accent"),
        ("warn", "panel"),
        ("paper-ink", "paper"),
        ("paper-mute", "paper"),
    ],
)
def test_text_is_readable_in_both_themes(theme: Theme, front: str, ground: str) -> None:
    values = tokens(theme)
    assert contrast(values[front], values[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_white_signs_on_badges(theme: Theme) -> None:
    for name in ("live-deep", "attack-deep"):
        assert contrast("#ffffff", tokens(theme)[name]) >= 4.5


def test_tokens_as_css() -> None:
    css = css_tokens("dark", kit_tokens())
    assert "--ink:#f4eadb;" in css
    assert "--p0:#2953d9;" in css
    own = {"meadow": dimmed("#9ecb6a")}
    assert css_tokens("dark", own) == f"--meadow:{own['meadow'][1]};"
    assert set(tokens("light")) == set(tokens("dark")) == set(kit_tokens())


def test_colours_are_resolved_only_in_paint() -> None:
    markup = '<g fill="var(--ink)" title="var(--ink)">var(--ink)</g>'
    assert resolve(markup, "light") == '<g fill="#2a211b" title="var(--ink)">var(--ink)</g>'


def test_unknown_token() -> None:
    with pytest.raises(UnknownToken, match="--nothing"):
        resolve('<g fill="var(--nothing)"/>', "light")


def test_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
