"""The faces of cards in words and icons, made once per language and box of cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from tafelrunde.draw.el import Drawn
from tafelrunde.words.catalogue import catalogue

from .. import data
from ..rules.effects.effect import Effect, parse_cost
from ..rules.faces import RoundFace, TowerFace
from ..rules.numbers import ELEMENTS, LOCATIONS, RESOURCES, THINGS
from ..rules.setup import WutakiSetup
from .cards import Icon, master_slip, slip
from .desk import Book
from .effects import (
    PACKAGE,
    cost_words,
    effect_words,
    op_words,
    revenge_words,
    round_words,
    say,
    secret_words,
    sentence,
    thing_words,
)
from .pact import pact_broad, pact_face, pact_ticket
from .symbols import icons, measure, op_icons


class Card(NamedTuple):
    """A card with a text: what a slip shows."""

    kind: str
    title: str
    words: str
    sign: str
    icons: tuple[Icon, ...]
    note: str
    label: str


@lru_cache(maxsize=2048)
def effect_icons(lang: str, effect: Effect) -> tuple[Icon, ...]:
    labels = [[sentence(op_words(lang, op)) for op in one.ops] for one in effect.alternatives]
    return icons(effect, labels)


# pacts


PACT_FACES: Final = {"": pact_face, "-broad": pact_broad, "-small": pact_ticket}


def pact_picture(book: Book, index: int, shape: str = "") -> str:
    """The symbol of a pact; the small one is drawn for where many lie side by side."""
    name = f"pact-{book.setup.pacts[index].id}{shape}"
    return book.album.picture(name, lambda: pact_drawing(book, index, PACT_FACES[shape]))


def pact_drawing(book: Book, index: int, face: Callable[..., Drawn]) -> Drawn:
    lang, card = book.lang, book.setup.box.pacts[index]
    asks = tuple(
        Icon(name, str(n), say(lang, "draw-offering", thing_words(lang, name, n)))
        for name, n in zip(THINGS, parse_cost(card.cost))
        if n
    )
    pays = effect_icons(lang, book.setup.pacts[index].reward)
    return face(card.element, pact_name(lang, card.id, card.element), asks, pays)


@lru_cache(maxsize=1024)
def pact_name(lang: str, id: str, element: str) -> str:
    """“Wind 6”; cards of one's own have no name but their element and id."""
    name = catalogue(PACKAGE, lang).token(id)
    return name if name != id else f"{say(lang, f'draw-element-{element}')} {id}"


@lru_cache(maxsize=4096)
def pact_text(setup: WutakiSetup, lang: str, index: int) -> str:
    card, face = setup.box.pacts[index], setup.pacts[index]
    cost = cost_words(lang, tuple(parse_cost(card.cost)))
    reward = effect_words(lang, face.reward)
    return say(lang, "draw-pact", pact_name(lang, card.id, card.element), cost, reward)


def pact_label(book: Book, index: int) -> str:
    return pact_text(book.setup, book.lang, index)


# cards with a text


class Held(NamedTuple):
    """A card with a text that lies before somebody: its kind and id, and how it lies."""

    kind: str
    id: str
    used: bool = False
    lies: bool = False  # a lasting omen in play


def card_label(book: Book, held: Held) -> str:
    label = card_of(book, held).label
    if held.lies:
        label = book.say("in-play") + "\n" + label
    return book.say("used") + "\n" + label if held.used else label


def card_of(book: Book, held: Held) -> Card:
    return made(book.setup, book.lang, held.kind, held.id)


def slip_picture(book: Book, held: Held, width: float, height: float, plain: bool = False) -> str:
    """The symbol of a slip of this size; `plain`: without icons."""
    card = card_of(book, held)
    icons = () if plain else card.icons
    name = f"{held.kind}-{held.id}-{width:g}-{height:g}"
    if held.kind == "master":
        steps = track_icons(book.setup, book.lang, held.id)
        return book.album.picture(
            name, lambda: master_slip(card.title, card.words, steps, width, height)
        )
    return book.album.picture(
        name,
        lambda: slip(
            *(held.kind, card.title, card.words, card.sign, icons, width, height, card.note)
        ),
    )


@lru_cache(maxsize=4096)
def made(setup: WutakiSetup, lang: str, kind: str, id: str) -> Card:
    words, shown, note, sign = {
        "omen": omen,
        "revenge": revenge,
        "secret": secret,
        "ability": ability,
        "master": master,
    }[kind](setup, lang, id)
    title = catalogue(PACKAGE, lang).token(id)  # a card of one's own has no name but its id
    label = say(lang, "draw-card", say(lang, f"draw-card-{kind}"), title, words)
    if kind == "master":
        label = "\n".join([label, *(icon.label for icon in shown)])
    return Card(kind, title, words, sign, shown, note, f"{label}\n{note}" if note else label)


Face = tuple[str, tuple[Icon, ...], str, str]  # words, icons, note, sign


def omen(setup: WutakiSetup, lang: str, id: str) -> Face:
    face = next(card for card in setup.omens if card.id == id)
    if face.effect is not None:
        return effect_words(lang, face.effect), effect_icons(lang, face.effect), "", "omen"
    assert face.lasting is not None
    words = sentence(op_words(lang, face.lasting))
    return words, tuple(op_icons(face.lasting, words)), say(lang, "draw-lasting"), "omen"


def revenge(setup: WutakiSetup, lang: str, id: str) -> Face:
    face = next(card for card in setup.revenges if card.id == id)
    words = revenge_words(lang, face.most, face.measure, face.loss)
    shown = (
        Icon(measure(face.measure), f"≤{face.most}", words),
        Icon("points", f"−{face.loss}", words),
    )
    return words, shown, "", "revenge"


def secret(setup: WutakiSetup, lang: str, id: str) -> Face:
    face = next(card for card in setup.secrets if card.id == id)
    words = secret_words(lang, face.how, face.what, face.points)
    points = Icon("points", str(face.points), words)
    if face.how == 2:
        gives = setup.locations[face.what].gives
        at = RESOURCES[gives] if gives >= 0 else "helper"
        return words, (Icon("marker", "", words), Icon(at, "", words), points), "", "secret"
    crown = Icon("most" if face.how == 0 else "fewest", "", words)
    return words, (crown, Icon(measure(face.what), "", words), points), "", "secret"


def ability(setup: WutakiSetup, lang: str, id: str) -> Face:
    face = next(card for card in setup.abilities if card.id == id)
    return effect_words(lang, face.effect), (), "", effect_icons(lang, face.effect)[0].name


def master(setup: WutakiSetup, lang: str, id: str) -> Face:
    """The track as icons; its words are those of the icons."""
    face = next(card for card in setup.masters if card.id == id)
    shown = tuple([icon for _, icon in track_icons(setup, lang, id)])
    words = []
    if face.place is not None:
        words.append(say(lang, "draw-own-place", effect_words(lang, face.place)))
    if face.climbing is not None:
        words.append(say(lang, "draw-climbing", effect_words(lang, face.climbing)))
    if shown and not words:
        words.append(say(lang, "draw-track-at"))
    return ". ".join(words), shown, "", "marker"


def track_icons(setup: WutakiSetup, lang: str, id: str) -> tuple[tuple[int, Icon], ...]:
    """Which of the fulfilled pacts brings what on a master board."""
    face = next(card for card in setup.masters if card.id == id)
    return tuple(
        (at, step_icon(lang, at, effect)) for at, effect in enumerate(face.track) if effect
    )


def step_icon(lang: str, at: int, effect: Effect) -> Icon:
    words = say(lang, "draw-track-step", at, effect_words(lang, effect))
    return effect_icons(lang, effect)[0]._replace(label=words)


# the rest


def round_face(setup: WutakiSetup, id: str) -> RoundFace:
    return next(card for card in setup.rounds if card.id == id)


@lru_cache(maxsize=1024)
def round_text(lang: str, setup: WutakiSetup, id: str) -> str:
    face = round_face(setup, id)
    return round_words(lang, data.TYPES[face.kind], face.effect, face.again)


@lru_cache(maxsize=1024)
def round_icons(lang: str, setup: WutakiSetup, id: str) -> tuple[Icon, ...]:
    face = round_face(setup, id)
    return effect_icons(lang, face.effect)


def element_words(book: Book, index: int) -> str:
    setup = book.setup
    return book.say(
        "element-about",
        book.say(f"element-{ELEMENTS[index]}"),
        setup.element_bonus[index],
        book.say(f"element-{ELEMENTS[setup.against[index]]}"),
        setup.element_malus[index],
    )


def tower_label(book: Book, tower: TowerFace) -> str:
    if tower.element >= 0:
        against = book.setup.against[tower.element]
        return book.say(
            "tower-element",
            book.say(f"element-{ELEMENTS[tower.element]}"),
            tower.bonus,
            book.say(f"element-{ELEMENTS[against]}"),
            tower.malus,
            tower.price,
        )
    kind = RESOURCES[tower.resource]
    places = [
        book.words.token(LOCATIONS[i])
        for i, place in enumerate(book.setup.locations)
        if place.gives == tower.resource
    ]
    more = thing_words(book.lang, kind, tower.bonus)
    return book.say("tower-resource", more, ", ".join(places), tower.price)
