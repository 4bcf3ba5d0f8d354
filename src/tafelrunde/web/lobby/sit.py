"""The form for sitting down: a name for each seat, and the seal of the page's number."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request

from tafelrunde.draw.el import Child, el
from tafelrunde.table.match.table import Table
from tafelrunde.web.lobby.parts import seat_mark
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import Texts, texts


@dataclass(frozen=True, slots=True)
class Place:
    """A seat the reader may take."""

    seat: int
    invite: str = ""
    hotseat: bool = False


class SitForm:
    """Names for some seats; a script draws the page's number and adds its seal."""

    def __init__(self, request: Request, table: Table, places: list[Place]) -> None:
        self.request = request
        self.table = table
        self.places = places
        self.reader = reader_of(request)
        self.say: Texts = texts(self.reader.lang)

    def whole(self, label: str, choose: bool = False, at_once: bool = False) -> Markup:
        say, places = self.say, self.places
        fields: list[Child] = []
        if choose and len(places) > 1:
            fields.append(self.choice())
            places = places[:1]
        fields += [self.name(place, choose) for place in places]
        return el(
            "form",
            el("input", type="hidden", name="message", value=secrets.token_urlsafe(16)),
            *fields,
            el("p", el("button", label, class_="go big"), class_="actions"),
            el("noscript", el("p", say("lobby-luck-no-script"), class_="hint")),
            self.luck(),
            method="post",
            action=self.request.url.path,
            class_="sit",
            data_at_once=at_once,
            data_match=self.table.header.id,
            data_commitment=self.table.header.commitment if self.table.takes_seals else None,
        )

    def choice(self) -> Markup:
        radios = [
            el(
                "label",
                el(
                    *("input",),
                    type="radio",
                    name="seat",
                    value=place.seat,
                    checked=place is self.places[0],
                ),
                seat_mark(place.seat),
                " ",
                self.say("lobby-seat", place.seat + 1),
            )
            for place in self.places
        ]
        legend = el("legend", self.say("lobby-choose-seat"))
        return el("fieldset", legend, el("div", *radios, class_="choices"))

    def name(self, place: Place, choose: bool) -> Markup:
        own = place is self.places[0]
        which = "any" if choose else str(place.seat)
        id = f"name-{which}"
        many = len(self.places) > 1 and not choose
        label = self.say("lobby-name-at", place.seat + 1) if many else self.say("site-your-name")
        value = self.reader.name if own else self.say("seat", place.seat + 1)
        control = el(
            "input",
            id=id,
            name=id,
            value=value,
            maxlength=40,
            required=True,
            autocomplete="nickname" if own else "off",
        )
        seal = el("input", type="hidden", name=f"seal-{which}", data_seal=True)
        mark = None if choose else seat_mark(place.seat)
        kind = "field" if mark else "field plain"
        return el("p", mark, el("label", label, for_=id), control, seal, class_=kind)

    def luck(self) -> Markup:
        return el(
            "details",
            el("summary", self.say("lobby-luck")),
            el("p", self.say("lobby-luck-how")),
            el("p", el("code", self.table.header.commitment)),
            class_="luck",
        )
