"""The front page: games, one's own tables, open ones, finished ones; language, theme, name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from tafelrunde.core.registry import metas
from tafelrunde.web.app import create_app
from tafelrunde.web.lobby.parts import ago
from tafelrunde.web.reader import preferred
from tafelrunde.web.site import texts

if TYPE_CHECKING:
    from tests.web.hall import Hall

Who = Callable[[TestClient], str]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_games_are_cards_and_hidden_ones_are_not_shown(hall: Hall, lang: str) -> None:
    client = hall.browser(lang)
    shown, everything = client.get("/").text, client.get("/?all=1").text
    for key, meta in metas(hidden=True).items():
        assert f'href="/g/{key}"' in everything
        assert (f'href="/g/{key}"' in shown) == (not meta.hidden)
    assert f'<html lang="{lang}"' in shown


@pytest.mark.parametrize("key", [key for key, meta in metas(hidden=True).items() if meta.hidden])
def test_reference_games_are_for_developers(hall: Hall, key: str) -> None:
    for_all = replace(hall, app=create_app(hall.house, b"another secret")).browser()
    for path in ("g/{}", "rules/{}", "rules/{}/1", "g/{}/light-de.svg", "g/{}/colours.css"):
        assert for_all.get("/" + path.format(key)).status_code == 404
    form = {"seats": "2", "seat-0": "host", "seat-1": "friend"}
    assert for_all.post(f"/g/{key}", data=form).status_code == 404
    assert f"/g/{key}" not in for_all.get("/?all=1").text
    assert hall.browser().get(f"/g/{key}").status_code == 200


def test_an_empty_lobby_says_what_to_do(hall: Hall) -> None:
    text = hall.browser("en").get("/").text
    assert "Nobody is here right now" in text
    assert "Your tables" not in text
    assert "Finished" not in text


def test_an_open_table_can_be_joined_and_watched(hall: Hall) -> None:
    created = hall.create("friend", "friend", is_open=True)
    closed = hall.create("friend", "friend")
    hall.sit(created, 0, "Anna")
    text = hall.browser().get("/").text
    assert f'href="/j/{created.id}"' in text
    assert f'href="/t/{created.id}"' in text
    assert closed.id not in text
    assert "Anna" in text


def test_a_running_table_can_be_watched_if_it_is_listed(hall: Hall) -> None:
    listed = hall.create("friend", "friend", is_open=True)
    private = hall.create("friend", "friend")
    for created in (listed, private):
        hall.sit(created, 0, "Anna"), hall.sit(created, 1, "Jörg")
    waiting = hall.create("friend", "friend", is_open=True)
    text = hall.browser("en").get("/tables/live").text
    assert f'href="/t/{listed.id}"' in text
    assert f"/j/{listed.id}" not in text
    assert "Anna to move" in text
    assert private.id not in text
    assert text.index(f"/j/{waiting.id}") < text.index(listed.id)  # seats to take come first


def test_variants_are_tags(hall: Hall) -> None:
    hall.create("friend", "friend", game="eko", options={"portals": True}, is_open=True)
    hall.create("friend", "friend", game="eko", is_open=True)
    text = hall.browser("en").get("/tables/live").text
    assert re.findall(r'<span class="tag">([^<]+)</span>', text) == ["Portals"]


def test_three_tables_are_shown_and_the_rest_unfolds(hall: Hall) -> None:
    for _ in range(5):
        hall.create("friend", "friend", is_open=True)
    shown, _, rest = hall.browser("en").get("/tables/live").text.partition("<details>")
    assert (shown.count('href="/j/'), rest.count('href="/j/')) == (3, 2)
    assert "2 more tables" in rest


def test_only_the_lists_there_are(hall: Hall) -> None:
    assert hall.browser().get("/tables/everything").status_code == 404


def test_ones_own_tables_say_whose_turn_it_is(hall: Hall, who: Who) -> None:
    anna, jörg = hall.browser(), hall.browser("en")
    anna.get("/"), jörg.get("/")
    created = hall.create("friend", "friend", is_open=True)
    hall.sit(created, 0, "Anna", who(anna))
    assert "wartet auf eine Person" in anna.get("/").text
    assert f"/j/{created.id}" not in anna.get("/").text
    hall.sit(created, 1, "Jörg", who(jörg))
    assert "Du bist am Zug" in anna.get("/").text
    assert "Anna to move" in jörg.get("/").text
    assert "Your tables" not in hall.browser("en").get("/").text


def test_the_lists_alone_are_for_a_page_that_stays_open(hall: Hall, who: Who) -> None:
    anna = hall.browser()
    anna.get("/")
    created = hall.create("friend", "bot greedy", host=who(anna))
    hall.sit(created, 0, "Anna", who(anna))
    mine = anna.get("/tables/mine").text
    assert created.id in mine
    assert "<html" not in mine
    assert created.id not in anna.get("/tables/live").text


def test_a_finished_table_can_be_looked_at(hall: Hall, who: Who) -> None:
    anna = hall.browser("en")
    anna.get("/")
    created = hall.create("friend", "friend")
    keys = {0: hall.sit(created, 0, "Anna", who(anna)), 1: hall.sit(created, 1, "Jörg")}
    hall.play_on(created.id, keys)
    shown = anna.get("/").text
    assert "My matches" in shown
    assert f'href="/t/{created.id}/replay"' in shown
    assert f'href="/t/{created.id}"' in shown
    assert "Finished" not in shown
    assert created.id not in hall.browser().get("/").text


def test_finished_tables_of_others_are_listed_apart(hall: Hall, who: Who) -> None:
    created = hall.create("friend", "friend", is_open=True)
    keys = {seat: hall.sit(created, seat, f"P{seat}") for seat in range(2)}
    hall.play_on(created.id, keys)
    shown = hall.browser("en").get("/").text
    assert "Finished" in shown
    assert "My matches" not in shown


def test_who_plays_a_first_match_is_told_where_it_will_be(hall: Hall, who: Who) -> None:
    anna = hall.browser("en")
    anna.get("/")
    assert "My matches" not in anna.get("/").text
    hall.sit(hall.create("friend", "friend"), 0, "Anna", who(anna))
    assert "None of your matches is over yet" in anna.get("/").text


@pytest.mark.parametrize(
    ("undo", "tag"), [("never", "no taking back"), ("freely", "practice"), ("consent", "")]
)
def test_a_list_tags_what_is_not_usual(hall: Hall, who: Who, undo: str, tag: str) -> None:
    anna, zoe = hall.browser("en"), hall.browser("en")
    anna.get("/")
    created = hall.create("friend", "friend", is_open=True, undo=undo)
    tags = [tag] if tag else []
    assert re.findall('class="tag">([^<]*)<', zoe.get("/").text) == tags
    keys = {0: hall.sit(created, 0, "Anna", who(anna)), 1: hall.sit(created, 1, "Jörg")}
    assert re.findall('class="tag">([^<]*)<', anna.get("/").text) == tags
    hall.play_on(created.id, keys)
    assert "My matches" in anna.get("/").text
    assert re.findall('class="tag">([^<]*)<', anna.get("/").text) == tags


def test_no_page_of_the_lobby_shows_a_key_or_an_invitation(hall: Hall, who: Who) -> None:
    anna = hall.browser()
    anna.get("/")
    created = hall.create("friend", "friend", is_open=True, host=who(anna))
    key = hall.sit(created, 0, "Anna", who(anna))
    for client in (anna, hall.browser()):
        for path in ("/", "/tables/mine", "/tables/live", "/tables/finished", f"/j/{created.id}"):
            text = client.get(path).text
            for secret in (key, created.host_key, *created.invites, who(anna)):
                assert secret not in text


# the reader


def test_the_language_of_the_browser_then_the_one_chosen(hall: Hall) -> None:
    client = hall.browser("fr, de-AT;q=0.8, en;q=0.5")
    assert "Setz dich" in client.get("/").text
    answer = client.post("/settings", data={"lang": "en", "back": "/g/eko"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/g/eko")
    text = client.get("/").text
    assert "Take a seat" in text
    assert '<html lang="en"' in text


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr", "en"),
        ("en;q=0.3, de;q=0.4", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=x, *", "en"),
        ("DE-ch", "de"),
        ("," * 10_000, "en"),
    ],
)
def test_the_language_a_browser_asks_for(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_the_theme_is_the_systems_until_it_is_chosen(hall: Hall) -> None:
    client = hall.browser()
    assert "data-theme" not in client.get("/").text.partition("<body")[0]
    for theme in ("dark", "light"):
        client.post("/settings", data={"theme": theme})
        assert f'data-theme="{theme}"' in client.get("/").text
    client.post("/settings", data={"theme": "pink", "lang": "xx"})
    assert 'data-theme="light"' in client.get("/").text


def test_a_name_is_kept_and_cut_and_never_empty(hall: Hall) -> None:
    client = hall.browser()
    guest = re.search(r"Gast \d\d", client.get("/").text)
    assert guest is not None
    assert guest[0] in client.get("/g/eko").text
    client.post("/settings", data={"lang": "en"})
    assert guest[0].replace("Gast", "Guest") in client.get("/").text
    client.post("/settings", data={"name": "  Żaneta\u202e \n Ö. "})
    assert 'value="Żaneta Ö."' in client.get("/").text
    client.post("/settings", data={"name": "   "})
    assert 'value="Żaneta Ö."' in client.get("/").text
    client.post("/settings", data={"name": "x" * 500})
    assert f'value="{"x" * 40}"' in client.get("/").text


def test_how_long_ago_something_was() -> None:
    say = texts("en")
    now = 1_000_000.0
    told = [ago(int((now - seconds) * 1000), say, now) for seconds in (-5, 59, 60, 7200, 90_000)]
    assert told == ["just now", "just now", "a minute ago", "2 hours ago", "yesterday"]


# files


def test_files_are_cached_for_ever_under_their_tag(hall: Hall) -> None:
    client = hall.browser()
    found = re.search(r'href="(/static/\w+/site.css)"', client.get("/").text)
    assert found is not None
    answer = client.get(found[1])
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/css")
    old = client.get("/static/old/site.css")
    assert old.headers["cache-control"] == "public, no-cache"
    again = client.get("/static/old/site.css", headers={"if-none-match": old.headers["etag"]})
    assert again.status_code == 304


def test_fonts_and_wood_are_there(hall: Hall) -> None:
    client = hall.browser()
    css = client.get("/style.css").text
    fonts = re.findall(r"url\((/fonts/[^)]+)\)", css)
    woods = re.findall(r"url\((/wood-[^)]+)\)", css)
    assert fonts
    assert len(set(woods)) == 2
    for path in (*fonts, *woods):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "/static/x/../../app.py",
        "/static/x/%2e%2e/app.py",
        "/static/x/",
        "/static/x/none.js",
        "/g/eko/light-xx.svg",
        "/g/nothing/light-de.svg",
        "/fonts/..%2f..%2fetc%2fpasswd",
    ],
)
def test_no_other_file_is_served(hall: Hall, path: str) -> None:
    assert hall.browser().get(path).status_code == 404


def test_every_game_has_a_picture(hall: Hall) -> None:
    for key in metas(hidden=True):
        for name in ("light-de", "dark-en"):
            answer = hall.browser().get(f"/g/{key}/{name}.svg")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text.startswith("<svg")
            assert "var(--" not in answer.text


def test_it_is_well(hall: Hall) -> None:
    assert hall.browser().get("/healthz").text == "ok\n"


@pytest.mark.parametrize(
    ("lang", "mine", "others"),
    [
        ("de", "Öffne den Tisch einmal", "wartet auf Ben"),
        ("en", "Open the table once", "waits for Ben to open the table"),
    ],
)
def test_whose_number_is_to_be_opened_is_told(
    hall: Hall, who: Who, lang: str, mine: str, others: str
) -> None:
    """Where turns take days, nobody would come by themselves before the match begins."""
    anna, ben = hall.browser(lang), hall.browser(lang)
    for client in (anna, ben):
        client.get("/")
    room = hall.create("friend", "friend", host="host")
    hall.sit(room, 0, "Anna", who(anna))
    hall.sit(room, 1, "Ben", who(ben), seal="5e" * 32)
    assert hall.table(room.id).opening
    assert mine in ben.get("/").text
    assert f'href="/t/{room.id}"' in ben.get("/").text
    assert others in anna.get("/").text
