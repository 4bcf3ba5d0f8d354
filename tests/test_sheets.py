"""Components as spreadsheets (audits W7, rules-a 7, rules-c 4): out, back, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.core.box import OPTION, digest, set_name
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.parts import BOX
from tafelrunde.core.record import read_record, record
from tafelrunde.core.registry import find, metas
from tafelrunde.sheets import MOST, Brought, box_of, brought, written
from tafelrunde.trying import OK, tried
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.words import Words

GAMES = [key for key in metas() if find(key).has(BOX)]
Files = dict[str, bytes]


def files_of(game: Game, lang: str = "en", text: str = "") -> Files:
    return {name: content.encode() for name, content in written(game, text, lang).items()}


def changed(key: str, file: str, old: str, new: str) -> Brought:
    """The box with one place of one file changed."""
    game = find(key)
    files = files_of(game)
    assert old.encode() in files[file]
    files[file] = files[file].replace(old.encode(), new.encode(), 1)
    return brought(game, files, "mine")


def sentences(key: str, found: Brought, lang: str = "en") -> list[str]:
    return [trouble.sentence(Words(find(key), lang)) for trouble in found.troubles]


def hash_of(key: str, text: str) -> str:
    return digest(box_of(find(key)).tables(text))


def test_five_games_have_a_box() -> None:
    assert len(GAMES) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_was_written_is_read_as_the_same(key: str, lang: str) -> None:
    found = brought(find(key), files_of(find(key), lang), "mine")
    assert (found.text, found.troubles) == ("", ())


@pytest.mark.parametrize("key", GAMES)
def test_headings_are_clear_and_every_column_is_explained(key: str) -> None:
    game = find(key)
    for lang in LANGUAGES:
        words = Words(game, lang)
        readme = written(game, "", lang)["README.txt"]
        for table in box_of(game).TABLES:
            headings = [words.column(column.key) for column in table.all_columns]
            assert len(set(map(str.lower, headings))) == len(headings), (table.key, headings)
            assert all(f"  {heading}: " in readme for heading in headings)


@pytest.mark.parametrize("key", GAMES)
def test_every_row_says_where_it_is_from(key: str) -> None:
    """Audit rules-a 7, rules-b W7, rules-c W3: whole rows, or single columns of them."""
    for rows in box_of(find(key)).printed().values():
        for row in rows:
            assert row["source"] in ("rulebook", "photographs", "reconstructed")
            assert not (row["source"] == "reconstructed" and row["reconstructed"])


def semicolons(content: bytes) -> bytes:
    return content.decode("utf-8-sig").replace(",", ";").encode()


def windows(content: bytes) -> bytes:
    return content.decode("utf-8-sig").encode("cp1252")


def bare(content: bytes) -> bytes:
    return content.decode("utf-8-sig").replace("\r\n", "\n").encode()


@pytest.mark.parametrize("written_as", [semicolons, windows, bare])
def test_the_hash_is_of_the_content_not_of_the_bytes(written_as: Callable[[bytes], bytes]) -> None:
    first = changed("eko", "tile.csv", "kcx....", "kcr.m..")
    files = files_of(find("eko"), "en", first.text)
    again = brought(find("eko"), {k: written_as(v) for k, v in files.items()}, "mine")
    german = brought(find("eko"), files_of(find("eko"), "de", first.text), "mine")
    hashes = {hash_of("eko", text) for text in (first.text, again.text, german.text)}
    assert len(hashes) == 1
    assert hash_of("eko", "") not in hashes


OWN = [
    ("eko", "tile.csv", "kcx....", "kcr.m.."),
    ("hamlet", "tile.csv", "sawmill,bag,refinery,4F 4F 4F 5F 0F 1F 2R 0F 2F 2R",
     "Planks,bag,refinery,4F 5R 0F 1F 2R 3F"),
    ("loriot", "chance.csv", "z01,forward,1,", "Cake,again,0,A cake is served"),
    ("loriot", "row.csv", "G10 G11 G12,G10,G6", "G10 G11 G12,G6,G10"),
    ("monstermacher", "part.csv", "brain,7,,-1", "brain,7,,-2"),
    ("wutaki", "pact.csv", "F02,1,fire,3 oil 2 gold,gain 7", "Wool,1,fire,2 sheep 2 gold,gain 9"),
    ("wutaki", "area.csv", "plunder,12,1 1 1", "plunder,12,2 2 2"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "file", "old", "new"), OWN, ids=[f"{o[0]}-{o[1]}" for o in OWN])
def test_own_components_keep_their_content(key: str, file: str, old: str, new: str) -> None:
    found = changed(key, file, old, new)
    assert found.troubles == ()
    assert set_name(found.text) == "mine"
    again = brought(find(key), files_of(find(key), "de", found.text), "other")
    assert hash_of(key, again.text) == hash_of(key, found.text) != hash_of(key, "")
    rows = box_of(find(key)).tables(found.text)[file.removesuffix(".csv")]
    assert [row["source"] for row in rows].count("own") == 1


@pytest.mark.slow
@pytest.mark.parametrize(("key", "file", "old", "new"), OWN, ids=[f"{o[0]}-{o[1]}" for o in OWN])
def test_own_components_can_be_played_to_the_end(key: str, file: str, old: str, new: str) -> None:
    assert tried(find(key), changed(key, file, old, new).text) == OK


def test_a_record_brings_its_components() -> None:
    """It replays wherever the game is, without the files."""
    text = changed("loriot", "chance.csv", "z01,forward,1,", "Cake,again,0,A cake").text
    match = Match(find("loriot").setup(2, {OPTION: text}), Seeded(3))
    for _ in range(20):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    again = read_record(record(match).text())
    assert again.options[OPTION] == text
    assert again.replay().state.to_dict() == match.state.to_dict()


BROKEN = [
    ("eko", "tile.csv", "name,people,fields", "name,fields,people2",
     "tile.csv, row 1, column “people2”: I do not know this column."),
    ("eko", "tile.csv", "name,people,", "name,,",
     "tile.csv, row 1, column “people”: This column is missing."),
    ("eko", "tile.csv", "kcx....", "kcx...",
     "tile.csv, row 2, column “fields”: A tile has 7 fields, each one of . r c m k x."),
    ("eko", "tile.csv", "A,2,kcx", "A,2,.cx",
     "tile.csv, row 14, column “fields”: "
     "Like this nobody can win with 2 people: there is no capital (k)."),
    ("eko", "outline.csv", "(2 1)", "(1 0)",
     "outline.csv, row 2, column “centres”: At (1 0) a tile would lie on another one."),
    ("eko", "tile.csv", "B,2,", "B,two,",
     "tile.csv, row 3, column “people”: "
     "“two” does not fit; a whole number from 2 to 4 does."),
    ("hamlet", "tile.csv", "5F 5F 0F 0F 2R 2F 3F 3F", "5F 5F 0F 0F 2R 2F 3F",
     "tile.csv, row 5, column “edges”: "
     "The border does not close; it runs anticlockwise back to where it began."),
    ("hamlet", "tile.csv", "4K 5K 0K 1R 2K 3K", "4K 5K 0K 1Q 2K 3K",
     "tile.csv, row 6, column “edges”: “1Q” is no edge; an edge is a direction from 0 to 5 "
     "and R (road), F (forest) or K (rock)."),
    ("hamlet", "tile.csv", ",timber,0", ",brick,0",
     "tile.csv, row 33, column “makes”: "
     "Like this the church cannot be finished: nobody can make “timber”."),
    ("loriot", "chance.csv", "z01,forward,1,", "z01,forward,1,=1+1",
     "chance.csv, row 2, column “text”: “=1+1” begins like a formula; "
     "a text does not begin with =, +, - or @."),
    ("wutaki", "pact.csv", "3 oil 2 gold", "3 wool 2 gold",
     "pact.csv, row 3, column “cost”: I do not understand “3 wool 2 gold”. Costs are like "
     "“2 wood 1 omen”; possible: wood, stone, sheep, oil, gold, cost, omen."),
    ("wutaki", "pact.csv", "F02,", "F01,",
     "pact.csv, row 3, column “No.”: “F01” is there already."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "file", "old", "new", "sentence"), BROKEN, ids=[b[4][:60] for b in BROKEN]
)
def test_what_does_not_fit_is_named_at_its_row_and_column(
    key: str, file: str, old: str, new: str, sentence: str
) -> None:
    found = changed(key, file, old, new)
    assert sentences(key, found) == [sentence]
    assert found.text == ""
    assert sentences(key, found, "de")[0].startswith(f"{file}, Zeile")


def test_all_that_is_wrong_is_named_at_once() -> None:
    files = files_of(find("eko"))
    files["tile.csv"] = files["tile.csv"].replace(b"A,2,", b"A,9,").replace(b"C,2,", b"C,x,")
    assert [trouble.line for trouble in brought(find("eko"), files, "m").troubles] == [2, 4]


def test_minus_one_is_a_number() -> None:
    """Only texts are guarded against formulas; a typographer's minus is one, too."""
    first = changed("monstermacher", "part.csv", "brain,7,,-1", "brain,7,,\u22122")
    assert first.troubles == ()
    assert '"revival":-2' in first.text


@pytest.mark.parametrize("size", [MOST + 1, 5_000_000])
def test_what_is_too_large_is_not_read(size: int) -> None:
    found = brought(find("eko"), {"tile.csv": b"x" * size}, "mine")
    assert sentences("eko", found) == ["That is too large: 1 MB at most."]


def test_a_file_of_another_game() -> None:
    found = brought(find("eko"), {"pact.csv": b"id\nX\n"}, "mine")
    assert sentences("eko", found)[0].startswith("“pact.csv” does not belong to this game.")


def test_nobody_can_play_with_what_breaks_the_rules() -> None:
    """What no column can see is found out by trying."""
    text = '{"name":"x","small":[]}'
    assert tried(find("eko"), text) != OK
