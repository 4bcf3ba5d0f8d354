"""What a page kept of its match's luck, and whether a record says the same.

A receipt is its owner's: nobody has signed it. What does not fit itself is refused; what fits
itself and not the record shows that one of the two was made up, and other people's receipts tell
which one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadData, BadReceipt, Unfair
from tafelrunde.core.record import Record
from tafelrunde.core.seals import HEX, NONE, PROTOCOL, Share, read_shares, seal_of, terms_of

FORMAT: Final = "luck receipt 1"
LARGEST: Final = 64_000  # characters


@dataclass(frozen=True, slots=True)
class Receipt:
    match: str
    commitment: str
    played: str
    shares: tuple[Share, ...]  # their seals; numbers are not known yet
    terms: str
    number: str = ""  # of the page itself; "": it had none
    opened: bool = False  # whether it has sent its number

    @property
    def seal(self) -> str:
        return seal_of(self.match, self.commitment, self.number) if self.number else NONE

    def check(self) -> None:
        """Whether it fits itself."""
        if terms_of(self.match, self.played, self.commitment, self.shares) != self.terms:
            raise BadReceipt("The receipt does not fit itself: it has other terms than its seals.")
        if self.number and self.seal not in [share.seal for share in self.shares]:
            raise BadReceipt("The receipt does not fit itself: its number is none that was sealed.")

    def compare(self, record: Record) -> None:
        """Unfair where the record says something else."""
        luck = record.luck
        if luck.get("luck") != "verifiable":
            raise Unfair("The receipt has seals, but the record's luck is of another kind.")
        if luck.get("match") != self.match:
            raise BadReceipt("The receipt is of another match.")
        if luck.get("protocol") != str(PROTOCOL):
            raise Unfair("The receipt has seals, but the record does not know them.")
        if luck.get("commitment") != self.commitment:
            raise Unfair("The server showed another commitment before the match.")
        shares = read_shares(luck.get("seals", ""), luck.get("numbers", ""))
        if [(share.seats, share.seal) for share in shares] != [
            (share.seats, share.seal) for share in self.shares
        ]:
            raise Unfair("The record has other seals than the page saw before numbers were opened.")
        if record.played() != self.played or luck.get("terms") != self.terms:
            raise Unfair("The record is of another game, or other options, than the page saw.")
        for share in shares:
            if self.number and share.seal == self.seal:
                self._own(share)

    def _own(self, share: Share) -> None:
        if not share.number and self.opened:
            raise Unfair("The page opened its number, but the record says that it is missing.")
        if share.number and share.number != self.number:
            raise Unfair("The record has another number for the page than it had sealed.")


def read_receipt(text: str) -> Receipt:
    """From JSON; checked."""
    try:
        data = json.loads(text) if len(text) <= LARGEST else None
        fields = Fields(data, "receipt")
        if fields.text("tafelrunde") != FORMAT:
            raise BadReceipt(f"This is no receipt: it does not say “{FORMAT}”.")
        shares = [share_of(Fields(row, "receipt")) for row in fields.array("seals")]
        number = fields.text("number")
        out = Receipt(
            match=fields.text("match"),
            commitment=fields.text("commitment"),
            played=fields.text("played"),
            shares=tuple(shares),
            terms=fields.text("terms"),
            number=number,
            opened=fields.flag("opened"),
        )
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadReceipt):
            raise
        raise BadReceipt("This is no receipt of a match's luck.") from error
    if number and not HEX.fullmatch(number):
        raise BadReceipt("The number of a receipt has 64 hexadecimal digits.")
    out.check()
    return out


def share_of(fields: Fields) -> Share:
    seats = fields.numbers("seats", 0, 99)
    seal = fields.text("seal")
    if not seats or (seal != NONE and not HEX.fullmatch(seal)):
        raise BadData("A seal has seats, and 64 hexadecimal digits.")
    return Share(tuple(seats), seal)
