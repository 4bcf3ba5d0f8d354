"""A game's page, and opening a table: what does not fit is refused with a sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from tafelrunde.core.registry import metas

if TYPE_CHECKING:
    from tests.web.hall import Hall

SEAL = "5e" * 32
DUEL = {"seats": "2", "seat-0": "host", "seat-1": "bot:greedy"}
BIDS = {**DUEL, "option-rounds": "5", "option-ties": "lost"}


def opened(client: TestClient, key: str, form: dict[str, str]) -> str:
    """The id of the table that this form opened."""
    answer = client.post(f"/g/{key}", data=form)
    assert answer.status_code == 303, answer.text
    found = re.fullmatch(r"/t/([\w-]+)/sit", answer.headers["location"])
    assert found is not None
    return found[1]


def sit(client: TestClient, id: str, **form: str) -> None:
    page = client.get(f"/t/{id}/sit")
    assert page.status_code == 200
    message = re.search(r'name="message" value="([\w-]+)"', page.text)
    assert message is not None
    answer = client.post(f"/t/{id}/sit", data={"message": message[1], **form})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{id}")


@pytest.mark.parametrize(("lang", "words"), [("de", "Vier Geschwister"), ("en", "Four siblings")])
def test_a_game_is_introduced_with_its_owners(hall: Hall, lang: str, words: str) -> None:
    text = hall.browser(lang).get("/g/eko").text
    assert words in text
    assert "Henri Kermarrec" in text
    assert "Sit Down!, 2015" in text
    assert 'href="/rules/eko"' in text
    assert 'href="/g/eko/components"' in text  # what is reconstructed


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_year_that_nobody_knows_is_not_told(hall: Hall, lang: str) -> None:
    text = hall.browser(lang).get("/g/loriot").text
    assert "Altenburg-Stralsunder Spielkarten." in text


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "Dieses Spiel gibt es hier nicht."), ("en", "no such game here")]
)
def test_an_unknown_game_is_not_found(hall: Hall, lang: str, words: str) -> None:
    for answer in (
        hall.browser(lang).get("/g/none"),
        hall.browser(lang).post("/g/none", data=DUEL),
    ):
        assert answer.status_code == 404
        assert words in answer.text


def test_a_table_is_opened_and_the_host_sits_down_after_the_commitment(hall: Hall) -> None:
    client = hall.browser()
    id = opened(client, "connect4", {**DUEL, "name": "Anna"})
    table = hall.table(id)
    assert table.state == "waiting"
    assert table.header.commitment in client.get(f"/t/{id}/sit").text
    sit(client, id, **{"name-0": "Anna", "seal-0": SEAL})
    table = hall.table(id)
    assert (table.state, table.opening) == ("waiting", True)
    assert table.holders[0].name == "Anna"
    assert table.holders[0].seal == SEAL
    assert client.get(f"/t/{id}/sit").headers["location"] == f"/t/{id}"


def test_without_a_script_the_page_adds_no_number_and_says_so(hall: Hall) -> None:
    client = hall.browser()
    id = opened(client, "connect4", DUEL)
    assert "<noscript>" in client.get(f"/t/{id}/sit").text
    sit(client, id, **{"name-0": "Anna", "seal-0": ""})
    table = hall.table(id)
    assert (table.state, table.luck()["seals"], table.luck()["numbers"]) == ("running", "0:-", "")


def test_a_seal_that_is_none_is_refused(hall: Hall) -> None:
    client = hall.browser()
    id = opened(client, "connect4", DUEL)
    answer = client.post(f"/t/{id}/sit", data={"message": "m", "seal-0": "zz", "name-0": "A"})
    assert answer.status_code == 400
    assert hall.table(id).state == "waiting"


def test_nobody_else_takes_the_hosts_seat(hall: Hall) -> None:
    id = opened(hall.browser(), "connect4", DUEL)
    stranger = hall.browser()
    assert stranger.get(f"/t/{id}/sit").headers["location"] == f"/t/{id}"
    assert stranger.post(f"/t/{id}/sit", data={"name-0": "Eve"}).status_code == 303
    assert hall.table(id).state == "waiting"


def test_several_at_one_device_sit_down_together(hall: Hall) -> None:
    client = hall.browser()
    form = {"seats": "3", "seat-0": "host", "seat-1": "hotseat", "seat-2": "bot:random"}
    id = opened(client, "pass_card", {**form, "option-rounds": "4"})
    sit(client, id, **{"name-0": "Anna", "name-1": "Bo", "seal-0": SEAL, "seal-1": SEAL})
    holders = hall.table(id).holders
    assert [holder.kind for holder in holders] == ["person", "hotseat", "bot"]
    assert [holder.name for holder in holders[:2]] == ["Anna", "Bo"]
    (share,) = hall.table(id).shares  # one number of one page
    assert (share.seats, share.seal) == ((0, 1), SEAL)


def test_a_name_is_asked_once(hall: Hall) -> None:
    client = hall.browser()
    assert 'id="new-name"' in client.get("/g/connect4").text
    opened(client, "connect4", {**DUEL, "name": "Zoë"})
    assert 'id="new-name"' not in client.get("/g/connect4").text
    assert "Ich (Zoë)" in client.get("/g/connect4").text


def test_options_reach_the_table(hall: Hall) -> None:
    client = hall.browser()
    id = opened(client, "eko", {**DUEL, "option-storms": "yes", "option-colours": "listed",
                                "option-small_tiles": "between",
                                "option-turn_limit": "40", "option-repetitions": "4"})  # fmt: skip
    options = hall.table(id).header.options
    assert options["storms"] is True
    assert options["portals"] is False
    assert (options["colours"], options["turn_limit"]) == ("listed", 40)
    assert not hall.table(id).header.is_open


def test_a_table_can_be_open_to_all(hall: Hall) -> None:
    id = opened(hall.browser(), "connect4", {**DUEL, "seat-1": "friend", "open": "yes"})
    assert hall.table(id).header.is_open
    assert f"/j/{id}" in hall.browser().get("/").text


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_may_be_taken_back_is_chosen(hall: Hall, lang: str) -> None:
    client = hall.browser(lang)
    text = client.get("/g/connect4").text
    assert re.findall(r'name="undo" value="(\w+)"( checked)?', text) == [
        ("never", ""),
        ("consent", " checked"),
        ("freely", ""),
    ]
    for policy in ("never", "consent", "freely"):
        id = opened(client, "connect4", {**DUEL, "undo": policy})
        assert hall.table(id).header.undo == policy
    assert hall.table(opened(client, "connect4", DUEL)).header.undo == "consent"


def test_an_unknown_policy_is_refused_in_both_languages(hall: Hall) -> None:
    for lang, words in (("de", "Diese Regel fürs Zurücknehmen gibt es nicht"), ("en", "no such")):
        answer = hall.browser(lang).post("/g/connect4", data={**DUEL, "undo": "immer"})
        assert answer.status_code == 422
        assert words in answer.text.partition('role="alert"')[2][:300]


# folds


def fold(page: str, kind: str) -> str:
    """The line of a fold that is seen while it is closed."""
    return page.partition(f'<details class="fold {kind}"')[2].partition("</summary>")[0]


def test_a_closed_fold_says_what_is_chosen(hall: Hall) -> None:
    text = hall.browser("en").get("/g/eko").text
    assert "as usual" in fold(text, "options")
    assert "By link only" in fold(text, "company")
    assert 'class="tag"' not in text


def test_a_fold_with_another_value_than_usual_carries_tags(hall: Hall) -> None:
    form = {**DUEL, "seat-1": "host", "option-storms": "yes", "option-colours": "listed",
            "option-small_tiles": "outside", "option-turn_limit": "40",
            "option-repetitions": "3", "open": "yes"}  # fmt: skip
    answer = hall.browser("en").post("/g/eko", data=form)
    assert answer.status_code == 422
    line = fold(answer.text, "options")
    tags = re.findall(r'<span class="tag">([^<]+)</span>', line)
    assert len(tags) == 4  # win_before_exchange was not sent, so it is off
    assert any(tag.endswith(": no") for tag in tags)
    assert any(tag.endswith(": 40") for tag in tags)
    assert " open" in line.partition(">")[0]  # what has to be mended is in sight
    assert "Everybody" in fold(answer.text, "company")


def test_settings_for_other_numbers_of_players_are_not_told(hall: Hall) -> None:
    form = {"seats": "2", "seat-0": "host", "seat-1": "host", "option-easier_donkeys": "yes",
            "option-layout": "picture", "option-round_limit": "100"}  # fmt: skip
    answer = hall.browser("en").post("/g/hamlet", data=form)
    assert answer.status_code == 422
    assert "as usual" in fold(answer.text, "options")


# what does not fit


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "„Runden: 1“ geht nicht zusammen mit „Gleichstand: "),
        ("en", "“Rounds: 1” does not go together with “Ties: "),
    ],
)
def test_excluded_options_are_explained_and_refused(hall: Hall, lang: str, words: str) -> None:
    client = hall.browser(lang)
    assert words in client.get("/g/sealed_bids").text
    form = {**BIDS, "option-rounds": "1", "option-ties": "carried"}
    answer = client.post("/g/sealed_bids", data=form)
    assert answer.status_code == 422
    assert words in answer.text.partition('role="alert"')[2][:300]
    assert 'name="option-rounds" value="1"' in answer.text  # what was filled in is still there
    assert "Nobody is here right now" in hall.browser("en").get("/").text


def test_what_excludes_each_other_is_told_where_its_settings_stand(hall: Hall) -> None:
    """Settings for some numbers of seats only are hidden with their notes for the others."""
    seen = 0
    for key, meta in metas().items():
        few = {option.key for option in meta.options if option.seats is not None}
        if not any(few >= set(pattern) for pattern in meta.excludes):
            continue
        page = hall.browser().get(f"/g/{key}").text
        inside = page.partition('class="for-seats"')[2].partition("</fieldset>")[0]
        assert 'class="excludes"' in inside
        seen += 1
    assert seen


@pytest.mark.parametrize(
    ("key", "change", "words"),
    [
        ("sealed_bids", {"seats": "9"}, "for 2 to 5 players"),
        ("sealed_bids", {"seats": ""}, "for 2 to 5 players"),
        ("sealed_bids", {"seats": "-2"}, "for 2 to 5 players"),
        ("sealed_bids", {"seats": "²"}, "for 2 to 5 players"),
        ("sealed_bids", {"option-rounds": "10"}, "“Rounds” takes a whole number from 1 to 9"),
        ("sealed_bids", {"option-rounds": "many"}, "“Rounds” takes a whole number"),
        ("sealed_bids", {"option-rounds": "9" * 400}, "“Rounds” takes a whole number"),
        ("sealed_bids", {"option-ties": "no"}, "“Ties” takes one of its choices"),
        ("sealed_bids", {"seat-1": "host"}, "one seat only"),
        ("sealed_bids", {"seat-1": "bot:genius"}, "no such bot"),
        ("sealed_bids", {"seat-1": "king"}, "garbled"),
        ("sealed_bids", {"undo": "always"}, "no such rule for taking back"),
        ("sealed_bids", {"undo": "<b>" * 999}, "no such rule for taking back"),
    ],
)
def test_what_does_not_fit_is_said(
    hall: Hall, key: str, change: dict[str, str], words: str
) -> None:
    answer = hall.browser("en").post(f"/g/{key}", data={**BIDS, **change})
    assert answer.status_code == 422
    assert words in answer.text.partition('role="alert"')[2][:300]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "„Leichter: zwei Esel“ gibt es nur für eine Person."),
        ("en", "“Easier: two donkeys” is only for one player."),
    ],
)
def test_a_setting_for_other_numbers_of_players_is_refused_by_name(
    hall: Hall, lang: str, words: str
) -> None:
    form = {"seats": "3", "seat-0": "host", "option-layout": "picture", "option-round_limit": "60"}
    answer = hall.browser(lang).post("/g/hamlet", data={**form, "option-easier_donkeys": "yes"})
    assert answer.status_code == 422
    assert words in answer.text.partition('role="alert"')[2][:300]
    assert hall.browser(lang).post("/g/hamlet", data=form).status_code == 303


def test_a_hostile_form_is_shown_as_text(hall: Hall) -> None:
    form = {**BIDS, "option-rounds": '"><script>', "seat-1": '"><b>', "name": "<i>"}
    text = hall.browser().post("/g/sealed_bids", data=form).text
    for bad in ('"><script>', '"><b>', "<i>"):
        assert bad not in text


def test_how_fast_bots_go_is_chosen_with_the_table(hall: Hall) -> None:
    client = hall.browser("en")
    assert hall.table(opened(client, "connect4", DUEL)).speed == "quick"
    assert hall.table(opened(client, "connect4", {**DUEL, "speed": "calm"})).speed == "calm"
    assert hall.table(opened(client, "connect4", {**DUEL, "speed": "warp"})).speed == "quick"
