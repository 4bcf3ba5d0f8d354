"""The end of a match as its page gets it: not before, whole, and told to each reader."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from tafelrunde.core.registry import find
from tafelrunde.core.state import Outcome
from tafelrunde.web.end import picture
from tafelrunde.web.end.chart import chart, range_of, step_of
from tafelrunde.web.end.course import END, Course, course
from tafelrunde.web.end.ranks import close_call
from tafelrunde.web.table.labels import table_texts

if TYPE_CHECKING:
    from tests.web.hall import Hall

SITE = table_texts("en")
Who = Callable[[TestClient], str]


def seated(hall: Hall, who: Who, *names: str) -> tuple[str, dict[int, str], list[TestClient]]:
    """A table where these people sit, each with a browser."""
    created = hall.create(*["friend" for _ in names])
    clients, keys = [], {}
    for seat, name in enumerate(names):
        client = hall.browser("en")
        client.get("/")
        clients.append(client)
        keys[seat] = hall.sit(created, seat, name, who(client))
    return created.id, keys, clients


def html(client: TestClient, id: str) -> str:
    answer = client.get(f"/t/{id}/end")
    assert answer.status_code == 200, answer.text
    found = answer.json()["html"]
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize("what", ["end", "end.png"])
def test_nothing_is_told_before_the_end(hall: Hall, who: Who, what: str) -> None:
    id, keys, (anna, _) = seated(hall, who, "Anna", "Ben")
    assert anna.get(f"/t/{id}/{what}").status_code == 409
    hall.act(id, 0, keys[0])
    assert anna.get(f"/t/{id}/{what}").status_code == 409
    assert hall.browser().get(f"/t/{id}/{what}").status_code == 409


def test_players_and_spectators_see_the_same_end_but_for_their_own_row(
    hall: Hall, who: Who
) -> None:
    id, keys, (anna, ben) = seated(hall, who, "Anna", "Ben")
    hall.play_on(id, keys)
    shown = [html(one, id) for one in (anna, ben, hall.browser("en"))]
    own = [re.findall(r'class="rank seat-(\d) own"', one) for one in shown]
    assert own == [["0"], ["1"], []]
    for one in shown:
        assert "Anna" in one
        assert "Ben" in one
        assert 'data-token="' not in one


def test_names_of_people_are_in_the_picture_only_for_who_played_alone(hall: Hall, who: Who) -> None:
    id, _, (anna, _) = seated(hall, who, "Anna", "Ben")
    table = hall.table(id)
    assert picture.words_of(table, "en", who(anna)).names == ("Seat 1", "Seat 2")
    assert picture.words_of(table, "en", "").names == ("Seat 1", "Seat 2")
    created = hall.create("friend", "bot greedy")
    hall.sit(created, 0, "Anna", who(anna))
    alone = hall.table(created.id)
    assert picture.words_of(alone, "en", who(anna)).names[0] == "Anna"
    assert picture.words_of(alone, "en", "").names[0] == "Seat 1"


def test_the_picture_is_painted_once(hall: Hall, who: Who) -> None:
    id, keys, (anna, ben) = seated(hall, who, "Anna", "Ben")
    hall.play_on(id, keys)
    first = anna.get(f"/t/{id}/end.png")
    assert first.headers["content-type"] == "image/png"
    assert first.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
    (projector,) = [hall.app.state.replays.films.get(f"table {id}")]
    assert len(projector.pictures) == 1
    assert ben.get(f"/t/{id}/end.png").content == first.content
    assert anna.get(f"/t/{id}/end.png?theme=blue").status_code == 400


# points per round


def outcome(*scores: int) -> Outcome:
    return Outcome(scores, tuple([1 + sum(o > s for o in scores) for s in scores]), "x")


def test_close_is_said_only_to_whom_little_was_missing() -> None:
    assert close_call(outcome(100, 95), (1,), SITE) == "Close: 5 points were missing."
    assert close_call(outcome(20, 19), (1,), SITE) == "Close: one point was missing."
    for scores, mine in (((100, 94), (1,)), ((100, 95), (0,)), ((9, 9), (1,)), ((100, 96), ())):
        assert close_call(outcome(*scores), mine, SITE) == ""
    assert close_call(Outcome((9, 9), (1, 2), "x"), (1,), SITE) == ""


def test_few_lines_cover_all_scores() -> None:
    assert [step_of(span) for span in (1, 4, 5, 15, 106, 400)] == [1, 1, 2, 5, 50, 100]
    assert range_of(Course((1, END), ((-3, 4), (8, 12)))) == (-5, 15, 5)


def test_a_table_stands_behind_the_lines() -> None:
    drawn = chart(Course((1, 2, END), ((0, 1), (3, 2), (3, 9))), ("Anna", "Ben"), SITE)
    cells = re.findall(r"<t[hd]\b[^>]*>([^<]*)<", drawn)
    assert cells == ["Round", "Anna", "Ben", "1", "0", "1", "2", "3", "2", "End", "3", "9"]
    assert drawn.count('class="way"') == 2


def test_a_game_that_counts_nothing_has_no_chart() -> None:
    game = find("connect4")
    assert course(game, game.setup(2).start(), [], outcome(1, 0)) is None
