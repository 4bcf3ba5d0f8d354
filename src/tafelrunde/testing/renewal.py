"""Saved matches and counts after a change of rules: `python -m tafelrunde.testing.renewal KEY`.

Matches in `tests/replays/` get the version of the rules that is installed. One that runs into the
change is played on from there at random, a number of times until it ends as it did before. Counts
in `tests/positions/` are those of now. What changed is printed, to be read once. One match of the
version that is left behind is kept in the project's `tests/records/`, as it was.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.playout import perft
from tafelrunde.core.record import Record, luck_of, read_record, result_text
from tafelrunde.core.registry import find

TRIES = 200  # to end as before


def renew(game: Game, folder: Path, records: Path | None = None) -> list[str]:
    """Write everything below a folder of tests anew; a line for each file that is another now."""
    out = [] if records is None else keep(game, folder, records)
    for path in sorted(folder.glob("replays/*.txt")):
        before = path.read_text(encoding="utf-8")
        after, word = renewed_replay(game, read_record(before))
        out += write(path, before, after, word)
    for path in sorted(folder.glob("positions/*.txt")):
        before = path.read_text(encoding="utf-8")
        out += write(path, before, renewed_counts(game, before), "other counts")
    return out


def keep(game: Game, folder: Path, records: Path) -> list[str]:
    """The shortest match of the version before, for those who come with an old record."""
    saved = {path: path.read_text(encoding="utf-8") for path in folder.glob("replays/*.txt")}
    old = {path: read_record(text).rules for path, text in saved.items()}
    left = [path for path in saved if old[path] != game.meta.rules_version]
    if not left:
        return []
    path = min(left, key=lambda path: (len(saved[path]), path.name))
    kept = records / f"{game.key}-{old[path]}-{path.stem}.txt"
    kept.write_text(saved[path], encoding="utf-8")
    return [f"{records.name}/{kept.name}: kept"]


def write(path: Path, before: str, after: str, word: str) -> list[str]:
    if after == before:
        return []
    path.write_text(after, encoding="utf-8")
    return [f"{path.parent.name}/{path.name}: {word}"]


def renewed_replay(game: Game, saved: Record) -> tuple[str, str]:
    """The match by the rules of now, and what became of it."""
    saved = replace(saved, rules=game.meta.rules_version)
    match = saved.match(game)
    entered = enter_all(saved, match)
    ended = match if match.over else play_on(saved, match)
    result = result_of(ended)
    word = "another version" if result == saved.result else f"now {result}"
    if entered < len(saved.entries) or ended is not match:
        word = f"other from entry {entered} on, now {result}"
    if reason(result) != reason(saved.result):
        word += f", no more {reason(saved.result)}"
    entries = [str(entry) for entry in ended.entries]
    return replace(saved, result=result, entries=entries).text(), word


def enter_all(saved: Record, match: Match) -> int:
    """Enter what can still be entered; how much that is."""
    for number in range(len(saved.entries)):
        try:
            saved.enter(match, number)
        except TafelrundeError:
            return number
    return len(saved.entries)


def play_on(saved: Record, match: Match) -> Match:
    """To the end at random, if possible to the same end as before."""
    for seed in range(TRIES):
        ended = played_out(saved, match.fork(), Random(seed))
        if reason(result_of(ended)) == reason(saved.result):
            return ended
    return played_out(saved, match.fork(), Random(0))


def played_out(saved: Record, match: Match, random: Random) -> Match:
    match.resume(luck_of(saved))
    for _ in range(match.setup.limits.longest):
        if match.over:
            break
        seat = random.choice(match.actors)
        match.play(seat, random.choice(match.legal(seat)))
    return match


def result_of(match: Match) -> str:
    return result_text(match.outcome) if match.outcome is not None else ""


def reason(result: str) -> str:
    return result.partition(" ")[0]


def renewed_counts(game: Game, text: str) -> str:
    """Seats, options and a position, then a depth and a number of sequences in each line."""
    seats, options, data, *counts = text.splitlines()
    state = game.setup(int(seats), json.loads(options)).from_dict(json.loads(data))
    depths = [int(line.split()[0]) for line in counts]
    lines = [f"{depth} {perft(state, depth)}" for depth in depths]
    return "\n".join([seats, options, data, *lines, ""])


def records_of_project() -> Path | None:
    found = Path(__file__).parents[3] / "tests" / "records"
    return found if found.is_dir() else None


def main() -> None:
    game = find(sys.argv[1])
    changed = renew(game, Path(str(files(game.package))) / "tests", records_of_project())
    print("\n".join(changed) or "nothing changed")


if __name__ == "__main__":
    main()
