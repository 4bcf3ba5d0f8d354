"""Replays over HTTP: who may see what and when, what is refused, and how much is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.registry import find
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import Accepted, Act, Enter, Undo
from tafelrunde.table.plan import Plan, Source
from tafelrunde.web.replay import painter, show
from tafelrunde.web.security import RATES

if TYPE_CHECKING:
    from starlette.testclient import TestClient
    from tests.web.hall import Hall

Who = Callable[["TestClient"], str]
JSON = {"accept": "application/json"}
THEMES = ("light", "dark")
WON = "a b a b a b a"


@dataclass
class Match:
    """Anna at seat 0 and Ben at seat 1, each with a browser; and somebody who only watches."""

    hall: Hall
    id: str
    keys: dict[int, str]
    anna: TestClient
    ben: TestClient
    zoe: TestClient

    @property
    def base(self) -> str:
        return f"/t/{self.id}/replay"

    def act(self, seat: int, text: str) -> None:
        match = self.hall.table(self.id).match
        name = f"x{len(match.entries)}"
        message = Act(name, self.keys[seat], seat, match.decision(seat), (text,))
        answer = self.hall.portal.call(self.hall.house.handle, self.id, message)
        assert isinstance(answer, Accepted), answer

    def drop(self, columns: str) -> None:
        for column in columns.split():
            self.act(self.hall.table(self.id).waits[0], f"drop {column}")

    def finish(self) -> None:
        self.hall.play_on(self.id, self.keys)


def begun(hall: Hall, who: Who, game: str) -> Match:
    anna, ben, zoe = (hall.browser("en", headers=JSON) for _ in range(3))
    for browser in (anna, ben, zoe):
        browser.get("/")
    seats = max(2, find(game).meta.seats[0])
    created = hall.create(*["friend"] * seats, game=game)
    keys = {
        seat: hall.sit(created, seat, name, who(browser))
        for seat, name, browser in ((0, "Anna", anna), (1, "Ben", ben))
    }
    for seat in range(2, seats):
        keys[seat] = hall.sit(created, seat, "Cleo", "somebody else")
    return Match(hall, created.id, keys, anna, ben, zoe)


def parts(match: Match, seat: str) -> list[str]:
    """All that can be asked about a moment, through these eyes."""
    base, query = match.base, f"as={seat}&at=1"
    return [f"{base}?{query}", f"{base}/story?{query}", f"{base}/position?{query}",
            f"{base}.png?{query}"]  # fmt: skip


def texts(browser: TestClient, match: Match, seat: str) -> list[str]:
    answer = browser.get(f"{match.base}/story?as={seat}")
    assert answer.status_code == 200
    return [line["text"] for line in answer.json()["lines"]]


# who may see what


@pytest.mark.parametrize("game", ["sealed_bids", "leduc", "monstermacher"])
def test_nobody_sees_with_another_seats_eyes_while_there_are_secrets(
    hall: Hall, who: Who, game: str
) -> None:
    match = begun(hall, who, game)
    allowed = {"anna": ("0", "all"), "ben": ("1", "all"), "zoe": ("all",)}
    for name, open_to in allowed.items():
        browser: TestClient = getattr(match, name)
        for seat in ("0", "1", "all"):
            for address in parts(match, seat):
                answer = browser.get(address)
                assert answer.status_code == (200 if seat in open_to else 403), (name, address)
                if seat not in open_to:
                    assert answer.json()["text"].startswith("While the match is running")
    page = match.anna.get(match.base).text
    assert 'data-as="0"' in page
    assert 'data-as="1"' not in page


def test_after_the_end_everybody_sees_with_all_eyes(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "leduc")
    match.finish()
    for browser in (match.anna, match.ben, match.zoe):
        for seat in ("0", "1", "all"):
            hall.clock.now += 60  # time for another picture
            assert [browser.get(one).status_code for one in parts(match, seat)] == [200] * 4


def test_what_is_told_to_one_seat_is_in_no_other_story(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "sealed_bids")
    match.act(0, "bid 3")
    assert "You bid 3." in texts(match.anna, match, "0")
    for browser in (match.anna, match.zoe):
        told = texts(browser, match, "all")
        assert "Anna has chosen." in told
        assert "You bid 3." not in told
    assert "You bid 3." not in texts(match.ben, match, "1")


def test_a_drawn_position_holds_no_more_than_the_view(hall: Hall, who: Who) -> None:
    """Ben's card is in what Ben gets, and in nothing that the others get."""
    match = begun(hall, who, "leduc")
    last = len(hall.table(match.id).match.entries)
    seen = {
        (name, seat): getattr(match, name).get(f"{match.base}/position?as={seat}&at={last}").text
        for name, seat in (("ben", "1"), ("ben", "all"), ("anna", "0"), ("zoe", "all"))
    }
    assert seen["zoe", "all"] == seen["ben", "all"]
    assert len({seen["ben", "1"], seen["anna", "0"], seen["zoe", "all"]}) == 3


def test_in_an_open_game_anybody_looks_through_all_eyes(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop("a b")
    for seat in ("0", "1", "all"):
        assert [match.zoe.get(one).status_code for one in parts(match, seat)] == [200] * 4


def test_several_people_at_one_device_keep_their_secrets(hall: Hall, who: Who) -> None:
    browser = hall.browser("en", headers=JSON)
    browser.get("/")
    created = hall.create("friend", "friend", game="leduc")
    keys = {seat: hall.sit(created, seat, "Anna", who(browser)) for seat in (0, 1)}
    base = f"/t/{created.id}/replay"
    for seat in (0, 1):
        answer = browser.get(f"{base}/position?as={seat}&at=1")
        assert answer.status_code == 403
        assert "on this device" in answer.json()["text"]
    assert 'data-as="all"' in browser.get(base).text
    hall.play_on(created.id, keys)
    assert browser.get(f"{base}/position?as=1&at=1").status_code == 200


def test_a_seat_that_was_carried_by_link_counts(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "leduc")
    assert match.zoe.get(f"/s/{match.id}/{match.keys[1]}").status_code == 303
    assert match.zoe.get(f"{match.base}/position?as=1&at=1").status_code == 200
    assert match.zoe.get(f"{match.base}/position?as=0&at=1").status_code == 403


# moments


def picture(
    browser: TestClient, match: Match, at: int, had: int | None = None
) -> dict[str, object]:
    since = "" if had is None else f"&from={had}"
    answer = browser.get(f"{match.base}/position?as=all&at={at}{since}")
    assert answer.status_code == 200
    frames = answer.json()["frames"]
    out: dict[str, object] = {}
    for frame in frames:
        out |= frame.get("up", {})
    return out


def test_a_step_brings_only_what_changed(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop("a b a")
    whole, step = picture(match.zoe, match, 3), picture(match.zoe, match, 3, 2)
    assert 0 < len(step) < len(whole) / 2
    before = picture(match.zoe, match, 2)
    assert {**before, **step} == {**before, **whole}
    assert picture(match.zoe, match, 3, 3) == {}


def test_what_was_taken_back_can_still_be_seen(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop("a b")
    table = hall.table(match.id)
    undo = Undo("u", match.keys[1], 1, table.places[-1])
    assert isinstance(hall.portal.call(hall.house.handle, match.id, undo), Accepted)
    match.drop("c")
    story = match.zoe.get(f"{match.base}/story").json()
    assert story["seats"] == [0, 1, -2, 1]
    assert story["undone"] == [1]
    assert story["places"] == table.places
    assert Kind.UNDO in [line["kind"] for line in story["lines"]]
    first, taken, back, other = (picture(match.zoe, match, at) for at in (1, 2, 3, 4))
    assert first == back
    assert first != taken != other


def test_the_story_goes_on_where_a_page_left_it(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop("a b")
    first = match.zoe.get(f"{match.base}/story").json()
    match.drop("c")
    line = first["lines"][-1]["i"]
    more = match.zoe.get(f"{match.base}/story?first=2&line={line}").json()
    assert (more["first"], more["seats"], len(more["lines"])) == (2, [0], 1)
    assert "over" in more


def test_a_link_opens_right_there(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop(WON)
    page = match.zoe.get(f"{match.base}?at=5&as=1").text
    assert 'data-at="5"' in page
    assert 'data-as="1"' in page
    assert 'value="/t/' in page  # back from the settings


ODD = ["at=", "at=-1", "at=8", "at=x", "at=1e3", "at=999999999999", "at=%00", "at=²", "",
       "at=1&as=2", "at=1&as=-1", "at=1&as=x", "at=1&as=%F0%9F%8E%B2", "at=1&from=99",
       "at=1&from=-1", "at=1&from="]  # fmt: skip


@pytest.mark.parametrize("query", ODD)
def test_odd_input_is_refused_with_a_sentence(hall: Hall, who: Who, query: str) -> None:
    match = begun(hall, who, "connect4")
    match.drop(WON)
    answer = match.zoe.get(f"{match.base}/position?{query}")
    assert answer.status_code in (400, 403)
    assert answer.json()["text"].startswith(("This match has no moment", "There is no seat"))


def test_there_is_nothing_to_see_before_the_match(hall: Hall) -> None:
    created = hall.create("friend", "friend")
    answer = hall.browser("en").get(f"/t/{created.id}/replay")
    assert answer.status_code == 409
    assert "has not begun" in answer.text
    assert hall.browser().get("/t/nowhere/replay").status_code == 404


def test_a_match_by_other_rules_is_named_but_not_shown(
    hall: Hall, who: Who, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(hall, who, "connect4")
    match.drop(WON)
    game = find("connect4")
    monkeypatch.setattr(game, "meta", replace(game.meta, rules_version=99))
    hall.house.rooms.clear()
    for address in parts(match, "all"):
        answer = match.zoe.get(address)
        assert answer.status_code == 409
        assert "version 1" in answer.json()["text"]
    assert match.zoe.get(f"/t/{match.id}/record").status_code == 200


# how much


def test_who_asks_too_fast_waits(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop("a")
    address = f"{match.base}/position?at=1"
    burst = int(RATES["replay"][0])
    codes = [match.zoe.get(address).status_code for _ in range(burst + 1)]
    assert codes == [200] * burst + [429]
    hall.clock.now += 1
    assert match.zoe.get(address).status_code == 200
    few = int(RATES["picture"][0])
    pictures = [match.zoe.get(f"{match.base}.png?at=1").status_code for _ in range(few + 1)]
    assert pictures == [200] * few + [429]


def test_a_picture_of_a_moment(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop(WON)
    light, dark = (match.zoe.get(f"{match.base}.png?at=3&theme={theme}") for theme in THEMES)
    assert light.headers["content-type"] == "image/png"
    assert light.content.startswith(b"\x89PNG")
    assert light.content != dark.content
    assert match.zoe.get(f"{match.base}.png?at=3&theme=pink").status_code == 400


def test_pictures_do_not_queue_up(hall: Hall, who: Who, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(hall, who, "connect4")
    monkeypatch.setattr(painter, "WAITING", 0)
    answer = match.zoe.get(f"{match.base}.png?at=0")
    assert answer.status_code == 429
    assert "too fast" in answer.json()["text"]


def test_a_picture_that_takes_too_long_is_given_up(
    hall: Hall, who: Who, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(hall, who, "connect4")
    monkeypatch.setattr(painter, "SECONDS", 0.01)
    assert match.zoe.get(f"{match.base}.png?at=0").status_code == 429
    monkeypatch.undo()
    assert match.zoe.get(f"{match.base}.png?at=0").status_code == 200


def test_a_server_without_paint_says_so(
    hall: Hall, who: Who, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(hall, who, "connect4")
    monkeypatch.setattr(show, "can_paint", lambda: False)
    answer = match.zoe.get(f"{match.base}.png?at=0")
    assert answer.status_code == 503
    assert "cannot paint" in answer.json()["text"]


# luck


def test_luck_is_checked_after_the_end(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "leduc")
    later = match.anna.get(f"{match.base}/luck")
    assert later.status_code == 403
    assert "After the end" in later.json()["text"]
    match.finish()
    found = match.anna.get(f"{match.base}/luck").json()
    assert found["fair"]
    assert "Yes." in found["html"]
    assert "Nobody added a number" in found["html"]
    table = hall.table(match.id)
    assert table.header.commitment in found["html"]
    assert f"All {table.match.draws} draws" in found["html"]


def test_luck_that_was_bent_is_named(hall: Hall, who: Who, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(hall, who, "leduc")
    match.finish()
    table = hall.table(match.id)
    bent = table.record()
    bent.luck["secret"] = "00"
    monkeypatch.setattr(table, "record", lambda: bent)
    found = match.anna.get(f"{match.base}/luck").json()
    assert not found["fair"]
    assert "No." in found["html"]


def test_luck_from_the_box_cannot_be_checked(
    hall: Hall, who: Who, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A companion table is looked at like any other."""
    game = find("leduc")
    monkeypatch.setattr(game, "meta", replace(game.meta, companion=()))
    plans = [Plan("friend"), Plan("friend")]
    call = partial(hall.house.create_table, "leduc", plans, {}, "x", False, luck=Source(True))
    created = hall.portal.call(call)
    anna = hall.browser("en", headers=JSON)
    anna.get("/")
    keys = {0: hall.sit(created, 0, "Anna", who(anna)), 1: hall.sit(created, 1, "Ben", "ben")}
    while hall.table(created.id).state == "running":
        table = hall.table(created.id)
        if table.enters:
            number = len(table.match.entries)
            text = str(table.match.state.odds()[0][0])
            enter = Enter(f"e{number}", keys[0], 0, number, text)
            assert isinstance(hall.portal.call(hall.house.handle, created.id, enter), Accepted)
            shown = anna.get(f"/t/{created.id}/replay/position?at=1&as=1").status_code
            assert shown == (403 if hall.table(created.id).state == "running" else 200)
        else:
            hall.act(created.id, table.waits[0], keys[table.waits[0]])
    base = f"/t/{created.id}/replay"
    assert anna.get(f"{base}/position?at=1&as=1").status_code == 200
    found = anna.get(f"{base}/luck").json()
    assert not found["fair"]
    assert "Out of the box" in found["html"]


# ways there


def test_finished_matches_lead_there(hall: Hall, who: Who) -> None:
    match = begun(hall, who, "connect4")
    match.drop(WON)
    assert f'href="{match.base}"' in match.anna.get("/").text
