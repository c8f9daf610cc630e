"""Who sits where: seats as plain values, and what a token opens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from fourthseat_server.entries import Millis, Strength
from fourthseat_server.links import Links, Token, key_hash, same

Kind: TypeAlias = Literal["open", "player", "bot"]

MOST_DEVICES = 4
BOT_NAMES: tuple[str, ...] = ("Bot South", "Bot West", "Bot North", "Bot East")
"""What bots are called until the host renames them; clients say it in the language of whoever looks."""


@dataclass(frozen=True, slots=True)
class Seating:
    """One seat.

    `chair` is the number under which its links were made and follows it in a swap. `keys` are the hashes of
    its player's keys (one a device), `generation` counts replaced links, `offer` and `offer_until` the last
    *continue on another device*; `covered` means that a bot plays for the absent player, `ready` that the
    player wants to go on.
    """

    chair: int
    kind: Kind = "open"
    name: str = ""
    keys: tuple[bytes, ...] = ()
    player_bytes: bytes = b""
    strength: Strength | None = None
    covered: bool = False
    ready: bool = False
    generation: int = 0
    offer: int = 0
    offer_until: Millis = 0

    @property
    def acts_itself(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.kind == "player" and not self.covered

    def emptied(self) -> Seating:
        """The seat with nobody in it; its old link is dead."""
        return Seating(chair=self.chair, generation=self.generation + 1, offer=self.offer)

    def taken_by(self, name: str, key: bytes, player_bytes: bytes) -> Seating:
        """The seat with a player in it."""
        return replace(
            self,
            kind="player",
            name=name,
            keys=(key,),
            player_bytes=player_bytes,
            strength=None,
            covered=False,
            ready=False,
        )

    def given_to_bot(self, seat: int, strength: Strength) -> Seating:
        """The seat with a bot in it; a player who sat there loses it, and gets no new link."""
        generation = self.generation + (self.kind == "player")
        return Seating(
            chair=self.chair,
            kind="bot",
            name=BOT_NAMES[seat],
            strength=strength,
            generation=generation,
            offer=self.offer,
        )

    def moved(self, old: int, new: int) -> Seating:
        """The same in another seat; a bot that is called after its side is called after the new one."""
        named = self.kind == "bot" and self.name == BOT_NAMES[old]
        return replace(self, name=BOT_NAMES[new]) if named else self

    def offering(self, until: Millis) -> Seating:
        """The seat with a fresh offer to continue on another device."""
        return replace(self, offer=self.offer + 1, offer_until=until)

    def joined_by(self, key: bytes) -> Seating:
        """The seat with one more device; the offer is used up."""
        return replace(self, keys=(*self.keys, key), offer=self.offer + 1, offer_until=0)


Seats: TypeAlias = tuple[Seating, Seating, Seating, Seating]


def with_seat(seats: Seats, seat: int, changed: Seating) -> Seats:
    """The seats with one of them exchanged."""
    a, b, c, d = (changed if each == seat else old for each, old in enumerate(seats))
    return (a, b, c, d)


@dataclass(frozen=True, slots=True)
class Opens:
    """What a token opens: a seat by its link, a seat by its key, a seat from another device, or watching."""

    kind: Literal["seat", "key", "device", "watch"]
    seat: int | None


def opened_by(token: Token, table: str, seats: Seats, watch_generation: int, links: Links) -> Opens | None:
    """What `token` opens at this table, or None. Every candidate is compared, in constant time."""
    hashed = key_hash(token)
    found: Opens | None = None
    if same(token, links.watch(table, watch_generation)):
        found = Opens("watch", None)
    for seat, seating in enumerate(seats):
        if same(token, links.seat(table, seating.chair, seating.generation)):
            found = Opens("seat", seat)
        if seating.offer_until and same(token, links.device(table, seating.chair, seating.offer)):
            found = Opens("device", seat)
        for key in seating.keys:
            if same(hashed, key):
                found = Opens("key", seat)
    return found
