"""Protocol 2 of luck: what holds, and every dishonest part is caught by its record or a receipt."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.core.errors import BadReceipt, BadRecord, Unfair, UnknownVersion
from tafelrunde.core.luck import Seeded, point_of
from tafelrunde.core.match import Match
from tafelrunde.core.receipt import Receipt, read_receipt
from tafelrunde.core.record import Record, played, read_record, record, verify
from tafelrunde.core.registry import find
from tafelrunde.core.seals import (
    NONE,
    Sealed,
    Share,
    commitment_of,
    hashed,
    key_of,
    read_shares,
    seal_of,
    terms_of,
)

SHARED = Path(__file__).parent.parent / "web" / "client" / "luck.json"
GAME = "sealed_bids"
SECRET, ANN, BEN = b"s" * 32, "a1" * 32, "b2" * 32
COMMITMENT = commitment_of("m1", SECRET)
OTHERS = [f"{n:064x}" for n in range(1, 30)]  # one other number alone may draw the same


def sealed(seat: int, number: str, opened: bool = True, secret: bytes = SECRET) -> Share:
    seal = seal_of("m1", commitment_of("m1", secret), number)
    return Share((seat,), seal, number if opened else "")


def luck(*shares: Share, secret: bytes = SECRET) -> Sealed:
    setup = find(GAME).setup(2)
    what = played(GAME, setup.game.meta.rules_version, 2, setup.options, None)
    return Sealed(secret, "m1", what, shares)


def whole(source: Sealed) -> Record:
    """The record of a match that was played to its end by this luck."""
    match = Match(find(GAME).setup(2), source)
    while not match.over:
        for seat in match.actors:
            match.play(seat, str(match.legal(seat)[0]))
    return read_record(record(match).text())


def receipt(source: Sealed, number: str = ANN, opened: bool = True) -> Receipt:
    """What an honest page kept of a match before numbers were opened."""
    seals = tuple(replace(share, number="") for share in source.shares)
    out = Receipt("m1", source.commitment, source.played, seals, source.terms, number, opened)
    out.check()
    return out


def fair() -> Sealed:
    return luck(sealed(0, ANN), sealed(1, BEN))


# what holds


def test_an_honest_match_is_verified_and_fits_the_receipts_of_both() -> None:
    source = fair()
    saved = whole(source)
    assert verify(saved) == 4
    for number in (ANN, BEN):
        receipt(source, number).compare(saved)


def test_the_header_names_everybody_by_seat() -> None:
    shares = (Share((0, 2), "aa" * 32, ANN), Share((1,)), Share((3,), "bb" * 32))
    header = luck(*shares).header(over=True)
    assert header["seals"] == f"0,2:{'aa' * 32} 1:- 3:{'bb' * 32}"
    assert header["numbers"] == f"0,2:{ANN} 3:missing"
    assert read_shares(header["seals"], header["numbers"]) == list(shares)


def test_parts_are_never_the_same_bytes_in_another_cut() -> None:
    assert hashed("page", "ab", "c") != hashed("page", "a", "bc") != hashed("pagea", "bc")
    assert key_of(SECRET, "t", [Share((0,), "s", "nn")]) != key_of(SECRET, "t", [Share((0,), "nn")])


def test_a_seal_that_was_not_opened_counts_instead_of_its_number() -> None:
    source = luck(sealed(0, ANN), sealed(1, BEN, opened=False))
    saved = whole(source)
    assert saved.luck["numbers"].endswith("1:missing")
    assert verify(saved) == 4
    receipt(source, BEN, opened=False).compare(saved)


def test_pages_without_a_number_are_named() -> None:
    saved = whole(luck(Share((0,)), sealed(1, BEN)))
    assert saved.luck["seals"].startswith(f"0:{NONE} ")
    assert verify(saved) == 4


def test_every_number_and_the_secret_change_the_draws() -> None:
    def keys(change: Callable[[str], Sealed]) -> set[bytes]:
        return {change(other).key for other in OTHERS}

    assert len(keys(lambda other: luck(sealed(0, other), sealed(1, BEN)))) == len(OTHERS)
    assert len(keys(lambda other: luck(sealed(0, ANN), sealed(1, other)))) == len(OTHERS)
    secrets = keys(lambda other: luck(secret=bytes.fromhex(other)))
    assert len(secrets) == len(OTHERS)


def test_pages_hash_as_the_server_does() -> None:
    """Their side of it: tests/web/client/luck.test.js."""
    given = json.loads(SHARED.read_text(encoding="utf-8"))
    match, shown, secret = given["match"], given["commitment"], bytes.fromhex(given["secret"])
    shares = [
        Share(tuple(one["seats"]), one["seal"], one.get("number", "")) for one in given["shares"]
    ]
    terms = terms_of(match, given["played"], shown, shares)
    key = key_of(secret, terms, shares)
    assert given["found"] == {
        "seal": seal_of(match, shown, given["number"]),
        "server": commitment_of(match, secret),
        "terms": terms,
        "key": key.hex(),
        "points": [point_of(key, match, n, 97) for n in range(8)],
    }


# the last player, with all that others have opened


def test_a_last_player_who_tries_numbers_has_only_the_one_that_was_sealed() -> None:
    """Grinding: any other number than the sealed one shows."""
    honest = fair().shares[1]
    for other in OTHERS:
        saved = whole(luck(sealed(0, ANN), replace(honest, number=other)))
        with pytest.raises(Unfair, match="not the one its page had sealed"):
            verify(saved)


def test_a_last_player_who_seals_anew_has_changed_the_terms() -> None:
    kept = receipt(fair())
    saved = whole(luck(sealed(0, ANN), sealed(1, OTHERS[0])))
    assert verify(saved) == 4  # alone it looks right
    with pytest.raises(Unfair, match="other seals"):
        kept.compare(saved)


def test_a_last_player_who_keeps_silent_is_named() -> None:
    saved = whole(luck(sealed(0, ANN), sealed(1, BEN, opened=False)))
    assert "1:missing" in saved.luck["numbers"]


# the server


def test_a_server_that_changes_its_secret_is_caught() -> None:
    kept = receipt(fair())
    other = b"t" * 32
    saved = whole(luck(sealed(0, ANN, secret=other), sealed(1, BEN, secret=other), secret=other))
    assert verify(saved) == 4
    with pytest.raises(Unfair, match="another commitment"):
        kept.compare(saved)
    saved = whole(fair())
    saved.luck["secret"] = other.hex()
    with pytest.raises(Unfair, match="committed to"):
        verify(saved)


def test_a_server_that_swaps_a_number_is_caught() -> None:
    kept = receipt(fair())
    saved = whole(luck(sealed(0, OTHERS[0]), sealed(1, BEN)))
    with pytest.raises(Unfair, match="other seals"):
        kept.compare(saved)
    saved = whole(luck(replace(sealed(0, ANN), number=OTHERS[0]), sealed(1, BEN)))
    with pytest.raises(Unfair, match="not the one its page had sealed"):
        verify(saved)
    with pytest.raises(Unfair, match="another number"):
        kept.compare(saved)


def test_a_server_that_drops_an_opening_is_caught() -> None:
    source = fair()
    saved = whole(luck(sealed(0, ANN, opened=False), sealed(1, BEN)))
    assert verify(saved) == 4
    with pytest.raises(Unfair, match="opened its number"):
        receipt(source).compare(saved)
    receipt(source, opened=False).compare(saved)  # who did not open has nothing to complain of


def test_a_server_that_gives_a_number_to_another_seat_is_caught() -> None:
    shares = fair().shares
    turned = luck(replace(shares[0], seats=(1,)), replace(shares[1], seats=(0,)))
    with pytest.raises(Unfair, match="other seals"):
        receipt(fair()).compare(whole(turned))


def test_a_server_that_draws_as_it_likes_is_caught() -> None:
    """The one draw that is not from luck is named by its line."""
    saved = whole(fair())
    first = next(i for i, line in enumerate(saved.entries) if line.startswith("* "))
    match = saved.match()
    for number in range(first):
        saved.enter(match, number)
    other = next(str(a) for a, _ in match.state.odds() if f"* {a}" != saved.entries[first])
    saved.entries[first] = f"* {other}"
    with pytest.raises(Unfair, match=f"line {saved.first_line + first}: Chance gave “{other}”"):
        verify(saved)


def test_a_server_that_adds_or_drops_a_page_is_caught() -> None:
    kept = receipt(fair())
    for shares in ((sealed(0, ANN),), (sealed(0, ANN), Share((1,)))):
        with pytest.raises(Unfair, match="other seals"):
            kept.compare(whole(luck(*shares)))


def test_a_server_that_goes_back_to_the_first_protocol_is_caught() -> None:
    saved = whole(fair())
    del saved.luck["protocol"]
    with pytest.raises(Unfair, match="does not know them"):
        receipt(fair()).compare(saved)


def seeded() -> Record:
    """Drawn by a seed that the server chose, with the honest seals in its header."""
    match = Match(find(GAME).setup(2), Seeded(7))
    while not match.over:
        for seat in match.actors:
            match.play(seat, str(match.legal(seat)[0]))
    out = record(match)
    assert verify(out) == 4
    out.luck = fair().header(over=True) | out.luck
    return read_record(out.text())


def test_a_server_that_chooses_a_seed_is_caught() -> None:
    saved = seeded()
    with pytest.raises(Unfair, match="of another kind"):
        receipt(fair()).compare(saved)
    with pytest.raises(Unfair, match="has no seals"):
        verify(saved)


# headers


@pytest.mark.parametrize("key", ["luck", "seals", "secret"])
def test_luck_is_said_once(key: str) -> None:
    text = whole(fair()).text()
    line = next(line for line in text.split("\n") if line.startswith(f"{key}: "))
    with pytest.raises(BadRecord, match="twice"):
        read_record(text.replace(line, f"{line}\n{line}", 1))


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("commitment", "0" * 64, "committed to"),
        ("match", "m2", "committed to"),
        ("secret", "00", "64 hexadecimal"),
        ("terms", "0" * 64, "agreed before"),
        ("numbers", f"0:{ANN}", "seat 1 are not 64"),
        ("numbers", f"0:{ANN} 1:", "seat 1 are not 64"),
        ("numbers", f"0:{ANN} 1:{BEN} 2:{BEN}", "has a number, but no seal"),
        ("numbers", f"{ANN} {BEN}", "written with the seats"),
        ("seals", f"0:{ANN} 0:{ANN}", "two seals"),
    ],
)
def test_an_altered_header_is_caught(key: str, value: str, words: str) -> None:
    saved = whole(fair())
    saved.luck[key] = value
    with pytest.raises(Unfair, match=words):
        verify(saved)


def test_other_options_in_the_header_are_caught() -> None:
    saved = whole(fair())
    saved.options["ties"] = "lost" if saved.options.get("ties") != "lost" else "kept"
    with pytest.raises(Unfair, match="agreed before"):
        verify(saved)


def test_a_protocol_of_the_future_is_not_guessed() -> None:
    saved = whole(fair())
    saved.luck["protocol"] = "3"
    with pytest.raises(UnknownVersion):
        verify(saved)


# receipts


def written(kept: Receipt) -> dict[str, object]:
    return {
        "tafelrunde": "luck receipt 1",
        "match": kept.match,
        "commitment": kept.commitment,
        "played": kept.played,
        "seals": [{"seats": list(share.seats), "seal": share.seal} for share in kept.shares],
        "terms": kept.terms,
        "number": kept.number,
        "opened": kept.opened,
    }


def test_a_receipt_is_read_as_pages_write_it() -> None:
    kept = receipt(fair())
    assert read_receipt(json.dumps(written(kept))) == kept


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", OTHERS[0]),
        ("number", "zz"),
        ("commitment", "0" * 64),
        ("terms", "0" * 64),
        ("match", "m2"),
        ("seals", [{"seats": [0], "seal": "0" * 64}]),
        ("seals", [{"seats": [], "seal": "0" * 64}]),
        ("seals", "none"),
        ("opened", "yes"),
        ("tafelrunde", "luck receipt 9"),
    ],
)
def test_a_forged_receipt_does_not_fit_itself(field: str, value: object) -> None:
    with pytest.raises(BadReceipt):
        read_receipt(json.dumps(written(receipt(fair())) | {field: value}))


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "[" * 9000, "x" * 70_000])
def test_what_is_no_receipt_is_refused(text: str) -> None:
    with pytest.raises(BadReceipt):
        read_receipt(text)


def test_a_forged_receipt_that_fits_itself_does_not_fit_the_record() -> None:
    """Made up as a whole, to blame an honest server."""
    invented = luck(sealed(0, OTHERS[0], secret=b"x" * 32), sealed(1, BEN), secret=b"x" * 32)
    with pytest.raises(Unfair):
        receipt(invented, OTHERS[0]).compare(whole(fair()))


def test_a_receipt_of_another_match_is_refused() -> None:
    kept = receipt(fair())
    other = replace(kept, match="m2")
    with pytest.raises(BadReceipt, match="another match"):
        other.compare(whole(fair()))


def test_terms_are_those_of_the_game_that_is_played() -> None:
    source = fair()
    assert terms_of("m1", "other", COMMITMENT, source.shares) != source.terms
