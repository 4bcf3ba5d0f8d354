"""What the kit found."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Fault:
    check: str  # a stable name, e.g. "leak in the view"
    message: str


@dataclass(slots=True)
class Report:
    game: str
    faults: list[Fault] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    matches: int = 0
    steps: int = 0

    @property
    def ok(self) -> bool:
        return not self.faults

    def fault(self, check: str, message: str) -> None:
        """Note a fault; the same one once, and few of each kind."""
        fault = Fault(check, message)
        if fault not in self.faults and len(self.of(check)) < 3:
            self.faults.append(fault)

    def add(self, part: Report) -> None:
        """What was found elsewhere, as if found here."""
        self.matches += part.matches
        self.steps += part.steps
        for fault in part.faults:
            self.fault(fault.check, fault.message)

    def of(self, check: str) -> list[Fault]:
        return [fault for fault in self.faults if fault.check == check]

    def __str__(self) -> str:
        lines = [f"{fault.check}: {fault.message}" for fault in self.faults]
        return "\n".join(lines) or f"{self.game}: all checks passed"
