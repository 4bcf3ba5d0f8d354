"""What a table says to one reader: names, questions, choices, refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Protocol
from weakref import WeakKeyDictionary

from tafelrunde.core.action import Action
from tafelrunde.core.event import Ask
from tafelrunde.core.game import Game
from tafelrunde.core.registry import find
from tafelrunde.table.match.ending import Cause, Ended
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.message import Refusal
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.table import Table
from tafelrunde.table.match.timing import DAY, Clock, Leaver, Timing
from tafelrunde.web.table.protocol import Trie
from tafelrunde.words.catalogue import SITE, Argument, catalogue
from tafelrunde.words.words import Words

WORDS: WeakKeyDictionary[Table, dict[str, tuple[list[int], Words]]] = WeakKeyDictionary()
FEW = 40  # choices up to which each is told in a whole sentence


@lru_cache
def table_texts(lang: str) -> TableTexts:
    return TableTexts(lang)


class TableTexts:
    """The site's words about tables, `table-…`, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._texts = catalogue(SITE, lang)

    def __call__(self, id: str, *args: Argument) -> str:
        return self._texts.say(f"table-{id}", args)

    def error(self, code: str, sentence: str) -> str:
        """What the site says about a refusal of this code, or else the sentence it came with."""
        id = f"error-{code}"
        return self._texts.say(id, ()) if self._texts.has(id) else sentence

    def level(self, key: str) -> str:
        """How strong a bot is."""
        id = f"level-{key}"
        return self._texts.say(id, ()) if self._texts.has(id) else key

    def bot(self, key: str) -> str:
        """What a bot of this level is called; nothing, if it has no name."""
        id = f"level-{key}.name"
        return self._texts.say(id, ()) if self._texts.has(id) else ""


class Sitter(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str: ...


def called(holders: Sequence[Sitter], site: TableTexts) -> tuple[str, ...]:
    """A bot by the name of its level; where somebody has that name already, with a number."""
    taken = Counter(holder.name for holder in holders if holder.name)
    out = []
    for seat, holder in enumerate(holders):
        own = site.bot(holder.level) if holder.kind == By.BOT and not holder.name else ""
        if own:
            taken[own] += 1
            out.append(own if taken[own] == 1 else f"{own} {taken[own]}")
        else:
            out.append(holder.name or unnamed(holder, seat, site))
    return tuple(out)


def unnamed(holder: Sitter, seat: int, site: TableTexts) -> str:
    """A person without a name was forgotten."""
    id = {By.BOT: "bot-name", By.NOBODY: "seat-name"}.get(By(holder.kind))
    return site("somebody") if id is None else site(id, seat + 1)


def names(table: Table, site: TableTexts) -> tuple[str, ...]:
    return called(table.holders, site)


def sides(table: Table) -> tuple[str, ...]:
    """Seats and automas; of a table that cannot be played here, the seats."""
    if table.reason is None:
        return table.match.setup.sides
    if table.shown is not None:
        return table.shown.setup.sides
    return tuple(f"seat-{seat}" for seat in range(table.header.seats))


@lru_cache(maxsize=1024)
def words_of(game: Game, lang: str, people: tuple[str, ...]) -> Words:
    return Words(game, lang, people)


def words(table: Table, lang: str) -> Words:
    """What is said at this table; others only when somebody sits down or gets up."""
    kept = WORDS.setdefault(table, {})
    found = kept.get(lang)
    if found is None or found[0] != table.since:
        people = names(table, table_texts(lang))
        found = kept[lang] = table.since[:], words_of(find(table.header.game), lang, people)
    return found[1]


def level(key: str, site: TableTexts) -> str:
    return site.level(key)


def bot(key: str, site: TableTexts) -> str:
    """Who would sit down there: Gwen, bot (practised)."""
    own, strength = site.bot(key), site.level(key)
    return site("bot-called", own, strength) if own else site("bot-level", strength)


def listed(people: Sequence[str], site: TableTexts) -> str:
    """Anna, Ben and Cleo."""
    if len(people) < 2:
        return "".join(people)
    return site("and", ", ".join(people[:-1]), people[-1])


# choices


@lru_cache(maxsize=16384)
def tokens_of(action: Action) -> tuple[str, ...]:
    """An action is asked for them at every question where it is a choice."""
    return action.tokens


def trie(legal: Sequence[Action], say: Callable[[Action], str], few: int = FEW) -> Trie:
    """The paths of all choices; of a few, each leaf says the whole action."""
    root: Trie = {}
    many = len(legal) > few
    way: tuple[str, ...] = ()
    node = root
    for action in legal:
        tokens = tokens_of(action)
        if tokens[:-1] != way:  # mostly another end of the same beginning
            way = tokens[:-1]
            node = branch(root, way)
        node[tokens[-1]] = 1 if many else say(action)
    return root


def branch(root: Trie, way: Sequence[str]) -> Trie:
    node = root
    for token in way:
        below = node.setdefault(token, {})
        assert isinstance(below, dict), "an action is no beginning of another"
        node = below
    return node


def labels(legal: Sequence[Action], told: Words, drawn: Collection[str]) -> dict[str, str]:
    """Words for kinds, and for tokens that nothing on the board stands for."""
    out = {kind: told.kind(kind) for kind in dict.fromkeys([action.kind for action in legal])}
    tokens = dict.fromkeys([token for action in legal for token in tokens_of(action)[1:]])
    for token in tokens:
        if token not in out and token not in drawn:
            out[token] = told.token(token)
    return out


def picks(legal: Sequence[Action]) -> list[str]:
    """The kinds that a page collects and sends as one message: one thing each, in any order."""
    blocks = {action.kind: action.block for action in legal}
    return sorted(k for k, block in blocks.items() if block.commutes and len(block.arguments) == 1)


def prompt(table: Table, told: Words, site: TableTexts, seat: int | None, several: bool) -> str:
    """The question to this reader, or whom the match waits for."""
    people = told.names
    if table.reason is not None:
        return site("read-only")
    if table.state == "waiting":
        return beginning(table, told, site)
    if table.ended is not None:
        return ended(table.ended, people, site)
    if table.state == "over":
        return site("over")
    ask = table.match.asked(seat) if seat is not None and seat in table.waits else None
    if ask is None or seat is None:
        return site("thinks", listed([people[i] for i in table.waits], site))
    return question(ask, told, site, seat, several)


def beginning(table: Table, told: Words, site: TableTexts) -> str:
    """What a match that has not begun waits for."""
    empty = [str(n + 1) for n, one in enumerate(table.holders) if one.kind == By.NOBODY]
    if empty:
        return site("begins-seats", len(empty), listed(empty, site))
    if table.opening:
        return site("opening")
    if table.counting.is_on:
        halted = table.counting.halted
        return site("begins-halted", halted) if halted else site("begins-counts")
    return site("begins-agreed", listed([told.names[n] for n in sorted(table.unaware)], site))


def question(ask: Ask, told: Words, site: TableTexts, seat: int, several: bool) -> str:
    """Who is asked what; `several` people share a device."""
    asked = told.ask(ask)
    return f"{site('turn-of', told.names[seat])} – {asked}" if several else asked


def policy(table: Table, site: TableTexts) -> str:
    """What may be taken back here although chance or others have answered it."""
    if table.header.companion and table.policy == Policy.NEVER:
        return site("policy-box")
    if not table.started and table.header.undo == Policy.CONSENT:
        return site("policy-usual")
    return site(f"policy-{table.policy}")


def ended(end: Ended, names: Sequence[str], site: TableTexts) -> str:
    """Why a match is over although its rules do not say so, and who has won by that."""
    if end.cause == Cause.ABANDONED:
        return site("ended-abandoned")
    who = listed([names[seat] for seat in end.seats], site)
    rest = [name for seat, name in enumerate(names) if seat not in end.seats]
    return site("ended-won", who, rest[0]) if len(rest) == 1 else site("ended-resigned", who)


def timing_tags(timing: Timing, site: TableTexts) -> list[str]:
    """How long people may think, and whether a bot goes on for them by itself."""
    out: list[str] = []
    if timing.clock == Clock.MATCH:
        out.append(site("clock-match", timing.seconds // 60, timing.more))
    elif timing.is_on:
        unit = DAY if timing.is_slow else 1
        out.append(site(f"clock-{timing.clock}", timing.seconds // unit))
    if timing.leaver == Leaver.BOT:
        out.append(site("leaver-bot"))
    return out


def refusal(answer: Refusal, told: Words, site: TableTexts) -> str:
    """Why nothing happened, in the reader's language."""
    if answer.reason is not None:
        return told.refused(answer.reason)
    return site.error(answer.code, answer.sentence)
