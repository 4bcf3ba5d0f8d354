"""Who may have which seat from now on: persons, bots for them, nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tafelrunde.bots import offered
from tafelrunde.core.registry import find
from tafelrunde.core.seals import HEX, PROTOCOL
from tafelrunde.table import limit
from tafelrunde.table.match.consent import companions, host_seat, must_agree, persons, seats_of
from tafelrunde.table.match.entry import (
    FRIEND,
    NEW_SEAT,
    NOBODY,
    Arrangement,
    By,
    Holder,
    Kind,
    digest,
)
from tafelrunde.table.match.message import (
    Arrange,
    Confirm,
    Count,
    Counted,
    LeaveSeat,
    ReplaceByBot,
    ReturnToSeat,
    TakeSeat,
)
from tafelrunde.table.match.policy import read_policy
from tafelrunde.table.match.ruling import (
    Ruling,
    TableRefusal,
    checked,
    of_person,
    own,
    own_or_host,
    play_on,
)
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.table.match.timing import read_timing
from tafelrunde.table.match.wish import BotFor, SitDown, StandIn, Wish

NOT_MEANT: Final = "This seat waits for whoever had it before."


def give_seat(table: Table, seat: int, holder: Holder) -> Ruling:
    """Who holds the seat from now on; when the last one is filled, chance lays out the match."""
    unsealed(table)
    holders = [*table.holders[:seat], holder, *table.holders[seat + 1 :]]
    begun = begin(table, holders, table.unaware - {seat})
    return begun.after((Kind.SEAT, seat, holder.text()))


def begin(
    table: Table, holders: list[Holder], unaware: frozenset[int], is_counted: bool = False
) -> Ruling:
    """The first entries of the match, if nothing is left to wait for."""
    if table.started or unaware or any(holder.kind == By.NOBODY for holder in holders):
        return Ruling([])
    if not is_counted and table.counting.waits(holders):
        return Ruling([])
    if table.sealing.unopened(holders):
        return Ruling([])  # first all numbers are opened
    return play_on(table.new_match(table.luck_with(holders, table.sealing)), 0)


def unsealed(table: Table) -> None:
    """Who would change something now could know numbers, and choose luck by it."""
    if table.opening:
        raise TableRefusal("opening", "Numbers are being opened; the match begins in a moment.")


# what will be played


def arrange(table: Table, message: Arrange) -> Ruling:
    """Checked as if the table were new; nobody loses their seat."""
    if not table.is_host(message.key):
        raise TableRefusal("auth", "Only the host may change what will be played.")
    if table.started or table.header.goes_on:
        raise TableRefusal("stale", "The match has begun.")
    unsealed(table)
    old, order = table.header, message.order
    check_order(table, order)
    setup = find(old.game).setup(len(order) or old.seats, message.options)
    undo, free = read_policy(message.undo), waiting_for_friends(table, order)
    timing = read_timing(message.timing)
    before = (dict(old.options), old.undo, old.timing, old.seats)
    asks = before != (dict(setup.options), undo, timing, setup.seats)
    wanted = Arrangement(setup.options, message.is_open, undo, free, asks, order, timing)
    later = table.arranged(wanted)
    begun = begin(later, later.holders, later.unaware)
    return begun.after((Kind.ARRANGE, NOBODY, wanted.text()))


def check_order(table: Table, order: tuple[int, ...]) -> None:
    """Seats may change places, come and go; who sits keeps a seat."""
    if not order:
        return
    kept = [seat for seat in order if seat != NEW_SEAT]
    if len(set(kept)) < len(kept) or not set(kept) <= set(range(table.header.seats)):
        raise TableRefusal("bad-message", "These are not the seats of the table.")
    if any(one.is_person for seat, one in enumerate(table.holders) if seat not in kept):
        raise TableRefusal("taken", "Somebody sits there already.")


def waiting_for_friends(table: Table, order: tuple[int, ...]) -> tuple[int, ...]:
    """Empty seats in their new order; those of a rematch wait for who played before."""
    rematch = table.header.rematch_of is not None
    holders = table.reordered(table.holders, order, [FRIEND] * len(order))
    waits = [one.kind == By.NOBODY and one.plan == "friend" for one in holders]
    if rematch:
        waits = [waits[i] and order[i] == NEW_SEAT for i in range(len(order))]
    return tuple(seat for seat, is_free in enumerate(waits) if is_free)


def confirm(table: Table, message: Confirm) -> Ruling:
    own(table, message.seat, message.key)
    if message.seat not in table.unaware:
        raise TableRefusal("unasked", "Nothing has changed for this seat.")
    begun = begin(table, table.holders, table.unaware - {message.seat})
    return begun.after((Kind.CONFIRM, message.seat, ""))


def count(table: Table, message: Count) -> Ruling:
    own(table, message.seat, message.key)
    counting = table.counting
    if not counting.is_on or message.on == (counting.since >= 0):
        raise TableRefusal("stale", "The match begins, or somebody has stopped it.")
    return Ruling([(Kind.COUNT if message.on else Kind.HALT, message.seat, "")])


def counted(table: Table, message: Counted) -> Ruling:
    if table.counting.since != message.since:
        raise TableRefusal("stale", "Somebody has stopped it.")
    begun = begin(table, table.holders, table.unaware, is_counted=True)
    return begun.after((Kind.BEGIN, NOBODY, ""))


def ask(table: Table, seat: int, wish: Wish) -> Ruling:
    if table.asking is not None:
        raise TableRefusal("question", "Another question is open at this table; answer it first.")
    return Ruling([(Kind.ASK, seat, wish.text())])


def grant(table: Table, seat: int, wish: BotFor | StandIn | SitDown) -> Ruling:
    if isinstance(wish, SitDown):
        return give_seat(table, seat, wish.holder)
    return give_seat(table, seat, with_bot(table.holders[seat], wish.level))


# persons


def sit_down(table: Table, message: TakeSeat) -> Ruling:
    """In mid-match, a seat with secrets goes to somebody else only if all others agree."""
    wish = SitDown(newcomer(table, message))
    if must_agree(table, message.seat, wish):
        return ask(table, message.seat, wish)
    return grant(table, message.seat, wish)


def newcomer(table: Table, message: TakeSeat) -> Holder:
    not_over(table)
    holder = table.holders[message.seat]
    invited = digest(message.invite) == digest(table.invites[message.seat])
    if not (invited or (table.header.is_open and holder.open)):
        raise TableRefusal("auth", "This link does not lead to that seat.")
    if holder.kind != By.NOBODY:
        raise TableRefusal("taken", "Somebody sits there already.")
    if holder.meant not in ("", message.person):
        raise TableRefusal("auth", NOT_MEANT)
    if message.seal and not HEX.fullmatch(message.seal):
        raise TableRefusal("bad-message", "A seal has 64 hexadecimal digits.")
    if len(message.person) > limit.PERSON or limit.clean(message.person) != message.person:
        raise TableRefusal("bad-message", "This cannot be a person.")
    header, seal = table.header, message.seal if table.takes_seals else ""
    others = [one for one in table.holders if not one.person or one.person != message.person]
    if seal and any(one.seal == seal for one in others):
        raise TableRefusal("bad-message", "This seal is another page's.")
    return Holder(
        kind=By.HOTSEAT if message.hotseat else By.PERSON,
        name=checked(message.name, limit.NAME),
        number="" if header.protocol == PROTOCOL else seal,
        seal=seal if header.protocol == PROTOCOL else "",
        person=message.person,
        key=digest(table.header.seat_key(message.seat, message.nonce)),
        nonce=message.nonce,
    )


def get_up(table: Table, message: LeaveSeat) -> Ruling:
    holder = own_or_host(table, message.seat, message.key)
    not_over(table)
    if holder.kind == By.NOBODY:
        raise TableRefusal("taken", "Nobody sits there.")
    is_own = holder.key == digest(message.key)
    if table.header.goes_on and not table.started:
        if not is_own:  # whoever sat down there next would see what this seat knows
            raise TableRefusal("auth", NOT_MEANT)
        return give_seat(table, message.seat, replace(FRIEND, meant=holder.person))
    if table.started and holder.is_person and not is_own:
        # whoever sat down there next would see what this person knows
        raise TableRefusal(
            "auth", "Only the person may give up this seat; a bot can go on for them."
        )
    return give_seat(table, message.seat, replace(FRIEND, open=table.header.is_open))


def come_back(table: Table, message: ReturnToSeat) -> Ruling:
    holder = of_person(table, message.seat, message.key)
    if holder.kind != By.BOT:
        raise TableRefusal("taken", "You sit there already.")
    kind = By.HOTSEAT if message.hotseat else By.PERSON
    return give_seat(table, message.seat, replace(holder, kind=kind, level=""))


# bots


def put_bot(table: Table, message: ReplaceByBot) -> Ruling:
    """At once on one's own seat and where nobody is; else the person is asked, or the others."""
    seat = message.seat
    not_over(table)
    offered(message.level, table.match.setup.game)
    if seat in table.absent and table.seat_of(message.key) != seat:
        return vote(table, message)
    holder = own_or_host(table, seat, message.key)
    if holder.meant:
        raise TableRefusal("auth", NOT_MEANT)
    wish = BotFor(message.level)
    is_own = holder.key == digest(message.key) or seat in seats_of(table, table.header.host)
    if is_own or seat not in persons(table):
        return grant(table, seat, wish)
    return ask(table, seat, wish)


def vote(table: Table, message: ReplaceByBot) -> Ruling:
    """Whoever plays, or the host, asks all who are there; nobody else has to be asked."""
    seat, own = message.seat, table.seat_of(message.key)
    if own is None and not table.is_host(message.key):
        raise TableRefusal("auth", "Only those who play, or the host, may ask for that.")
    if not table.holders[seat].is_human:
        raise TableRefusal("taken", "A bot goes on there already.")
    wish, by = StandIn(message.level), host_seat(table) if own is None else own
    mine = frozenset() if by == NOBODY else companions(table, by)
    if not must_agree(table, seat, wish) - mine:
        return grant(table, seat, wish)
    asked = ask(table, seat, wish)
    if not mine & must_agree(table, seat, wish):
        return asked
    return Ruling([*asked.drafts, (Kind.AGREE, by, str(len(table.entries)))])


def with_bot(holder: Holder, level: str) -> Holder:
    return replace(holder, kind=By.BOT, level=level, plan="", open=False)


def not_over(table: Table) -> None:
    if table.state == OVER:
        raise TableRefusal("over", "The match is over.")
