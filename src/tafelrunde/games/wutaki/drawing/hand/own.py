"""The own cards: accepted pacts, and slips for omens, revenge, secrets and abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.shape import at, circle, g, path, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, text

from ...rules.numbers import ELEMENTS
from ...rules.turn.forecast import fulfillable
from ..cards import HIGH, WIDE, chosen_frame, slip
from ..desk import HIDDEN, Desk, Player
from ..ground import Items, badge, tip
from ..words import Card, card_of, pact_label, pact_picture

WIDTH: Final = 318.0
HEIGHT: Final = 284.0
HEAD: Final = 26.0
LAID: Final = ((2, 2), (6, 3), (8, 4), (15, 5), (24, 6))  # up to so many pacts, so many in a row
SLIP: Final = 150.0  # width of a slip
SHEET: Final = 6  # slips on a sheet
GAP: Final = 4.0
HELD: Final = frozenset({"keep", "master", "play", "discard", "return", "pass-revenge"})
Held: TypeAlias = tuple[str, str | None, Card]  # id, token, face


def pacts_region(desk: Desk, seat: int) -> Region:
    """Accepted pacts, with a check on those that can be paid now; fulfilled ones as seals."""
    player = desk.facts["players"][seat]
    payable = set(fulfillable(desk.view))
    cards: Items = {}
    across = next((row for most, row in LAID if len(player["accepted"]) <= most), 8)
    step = (WIDTH - 18) / across
    scale = (step - 5) / WIDE
    for index, id in enumerate(player["accepted"]):
        x = 12 + step * (index % across)
        y = HEAD + 6 + (HIGH * scale + 3) * (index // across)
        label = desk.say("my-pact", pact_label(desk, id))
        if id in payable:
            label = desk.say("payable") + "\n" + label
        picture = pact_picture(desk, id)
        cards[desk.unique(f"pact-{id}")] = own_pact(
            picture, id, x, y, round(scale, 3), label, id in payable
        )
    done = seals(desk, player)
    head = {
        "pacts-title": title(desk.say("pacts", len(player["accepted"])), 148),
        "pacts-done": done,
    }
    if not cards:
        head["pacts-none"] = nothing(desk.say("no-pacts"))
    layers = [Layer("pacts-head", head), Layer("pacts", cards)]
    return Region(
        "pacts", (0, 0, WIDTH, HEIGHT), layers, static=sheet(),
        label=desk.say("pacts", len(player["accepted"])), span=15, columns=50,
        first=bool(desk.kinds & {"fulfil", "waive"}),
    )  # fmt: skip


@leaf
def sheet() -> Drawn:
    return panel(4, 4, WIDTH - 8, HEIGHT - 8, 14)


@leaf
def title(words: str, room: float = 280) -> Drawn:
    size = fitting(words, room, 14.5, 10, SERIF, 700)
    return text(14, 22, words, size, "var(--ink)", SERIF, 700)


@leaf
def nothing(words: str) -> Drawn:
    return text(WIDTH / 2, HEIGHT / 2 + 10, words, 13, "var(--mute)", SANS, 400, "middle")


@leaf
def own_pact(
    face: Drawn, token: str, x: float, y: float, scale: float, label: str, payable: bool
) -> Drawn:
    ring = rect(-3, -3, WIDE + 6, HIGH + 6, 11, fill="none", stroke="var(--live)", stroke_width=2.4)
    return g(
        tip(label),
        ring if payable else None,
        face,
        chosen_frame(WIDE, HIGH),
        use("s-wu-check", WIDE - 5, 6, 1.25) if payable else None,
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, y, (scale, scale)),
    )


def seals(desk: Desk, player: Player, right: float = WIDTH - 22) -> Drawn:
    """Fulfilled pacts by element."""
    elements = [desk.setup.box.pacts[index_of(desk, id)].element for id in player["fulfilled"]]
    counts = tuple((name, elements.count(name)) for name in ELEMENTS if name in elements)
    parts = [f"{desk.say(f'element-{name}')} {n}" for name, n in counts]
    label = desk.say("fulfilled", len(elements)) + (": " + ", ".join(parts) if parts else "")
    return seal_row(counts, label, len(elements), right)


def index_of(desk: Desk, id: str) -> int:
    return desk.setup.fulfil.positions[0][id]


@leaf
def seal_row(counts: tuple[tuple[str, int], ...], label: str, total: int, right: float) -> Drawn:
    """From the right: a seal and its number for each element, then how many there are."""
    out: list[Child] = []
    x = right
    for name, number in reversed(counts):
        out.append(use(f"s-wu-seal-{name}", x, 17, 0.72))
        out.append(badge(number, x + 8, 22, 6.6))
        x -= 26
    ink = "var(--ink)" if total else "var(--mute)"
    shown = (
        use("s-wu-fulfil", x - 12, 17, 0.72, opacity=None if total else 0.45),
        text(x - 1, 22, str(total), 14, ink, SANS, 700),
    )
    return g(tip(label), shown, out, role="img", aria_label=label)


# slips


def hand_regions(desk: Desk, seat: int) -> list[Region]:
    """Slips on a sheet of six; more sheets lie below, so that the board stays as large as it is."""
    slips = list(held(desk, desk.facts["players"][seat]))
    first = 4 if "master" in desk.kinds else SHEET  # master boards have much to say
    sheets = [slips[:first]]
    sheets += [slips[at : at + SHEET] for at in range(first, len(slips), SHEET)]
    return [hand_sheet(desk, seat, index, some) for index, some in enumerate(sheets)]


def hand_sheet(desk: Desk, seat: int, index: int, slips: list[Held]) -> Region:
    cards: Items = {}
    rows = 2 if len(slips) <= 4 and index == 0 else 3
    deep = (HEIGHT - HEAD - 8) / rows - GAP
    for place, (id, token, card) in enumerate(slips):
        x = 8 + (SLIP + GAP) * (place % 2)
        y = HEAD + 4 + (deep + GAP) * (place // 2)
        cards[desk.unique(id)] = own_slip(card, token, x, y, round(deep, 1))
    label = desk.say("hand", len(desk.facts["players"][seat]["omens"]))
    if index:
        label = desk.say("hand-more", index + 1)
    key = f"hand-{index + 1}" if index else "hand"
    head = {f"{key}-title": title(label)}
    if not cards:
        head["hand-none"] = nothing(desk.say("no-cards"))
    layers = [Layer(f"{key}-head", head), Layer(key, cards)]
    return Region(
        key, (0, 0, WIDTH, HEIGHT), layers, static=sheet(), label=label, span=15, columns=50,
        first=bool(desk.kinds & HELD), below=index > 0,
    )  # fmt: skip


def held(desk: Desk, player: Player) -> Iterator[Held]:
    """Id, token and face of everything with a text that lies before its owner."""
    if "keep" in desk.kinds:
        for id in player["offer"]:
            yield f"secret-{id}", id, card_of(desk, "secret", id)
    if "master" in desk.kinds:
        for action in desk.view.legal:
            if action.kind == "master":
                id = action.tokens[1]
                yield f"master-{id}", id, card_of(desk, "master", id)
    if player["ability"]:
        yield (
            "own-ability",
            None,
            card_of(desk, "ability", player["ability"], player["ability_used"]),
        )
    if player["permanent"]:
        id = player["permanent"]
        yield f"omen-{id}", None, card_of(desk, "omen", id, lies=True)
    for kind in ("omen", "revenge", "secret"):
        ids = player["omens"] if kind == "omen" else player["revenge"]
        for id in player["secrets"] if kind == "secret" else ids:
            if id != HIDDEN:
                yield f"{kind}-{id}", id, card_of(desk, kind, id)


@leaf
def own_slip(card: Card, token: str | None, x: float, y: float, deep: float) -> Drawn:
    w, h = SLIP, deep
    face = slip(card.kind, card.title, card.words, card.sign, card.icons, w, h, card.note)
    used = (
        rect(0, 0, w, h, 9, fill="var(--panel)", fill_opacity=0.62),
        circle(w - 14, h - 14, 9, fill="var(--used)"),
        path(f"M{w - 18:g} {h - 14:g}l3 4 6-8", stroke="var(--white)", stroke_width=2, fill="none"),
    )
    return g(
        tip(card.label),
        face,
        used if card.used else None,
        chosen_frame(w, h),
        data_token=token,
        role="img",
        aria_label=card.label,
        transform=at(x, y),
    )
