"""What people may take back at a table although chance or others have answered it."""

from __future__ import annotations

from enum import StrEnum

from tafelrunde.core.errors import BadSetup


class Policy(StrEnum):
    """Chosen when the table is opened."""

    NEVER = "never"
    CONSENT = "consent"  # of all other persons
    FREELY = "freely"  # by anybody seated; the match is practice


class UnknownPolicy(BadSetup):
    """No table can be opened with it."""

    code = "unknown-policy"


class Way(StrEnum):
    """How somebody comes to take something back."""

    AT_ONCE = "at once"
    ASKS = "asks"  # the others
    NO_WAY = "no way"


def read_policy(text: str) -> Policy:
    known = {policy.value: policy for policy in Policy}
    if text not in known:
        listed = ", ".join(known)
        raise UnknownPolicy(f"“{text[:40]}” is no rule for taking back; known: {listed}.")
    return known[text]


def settled(chosen: Policy | None, persons: int) -> Policy:
    """As it holds from the start of the match: whoever sits alone has nobody to ask."""
    if chosen is None:  # the table is from before there was a choice
        return Policy.CONSENT
    return Policy.NEVER if chosen == Policy.CONSENT and persons < 2 else chosen
