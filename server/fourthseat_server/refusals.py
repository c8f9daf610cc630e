"""Every refusal the hub can utter: one registry of stable codes.

A code is a promise to clients, which translate it; the sentence here is the English one. The HTTP status is
used where the refusal answers a request. Codes that start with `illegal/`, `unreadable/` or `option/` come
from the engine with a sentence of their own.
"""

from __future__ import annotations

from fourthseat_engine.errors import EngineError

CODES: dict[str, tuple[int, str]] = {
    "message/unreadable": (400, "That message could not be read."),
    "message/too-big": (413, "That message is too big."),
    "message/too-fast": (429, "That was too many messages at once. Wait a moment."),
    "message/no-hello": (400, "The first message must be a hello, within three seconds."),
    "message/origin": (403, "This page may not talk to this server."),
    "address/too-many": (429, "Too many requests from this address. Try again in a few minutes."),
    "table/unknown": (404, "There is no such table. The link may be mistyped, or the table was removed."),
    "table/secret": (503, "This server has lost the secret of this table and cannot continue it fairly."),
    "table/broken": (503, "The log of this table is damaged. The host of this server must restore a backup."),
    "table/rules": (503, "This server is too old for this table, or does not deal its game."),
    "table/closed": (410, "This table was closed by the server's host."),
    "table/full": (409, "Too many people are watching this table already."),
    "link/unknown": (403, "This link does not open anything here. Ask the host for a new one."),
    "link/used": (403, "This link was used already or has run out. Make a new one."),
    "link/seat": (403, "This link does not open a seat; it is for watching."),
    "key/unknown": (403, "This seat belongs to another browser, or its key was withdrawn."),
    "key/spectators-off": (403, "The host does not allow spectators at this table."),
    "seat/taken": (409, "Somebody sits there already. You can watch instead."),
    "seat/none": (400, "There is no such seat."),
    "seat/open": (409, "Nobody sits there."),
    "seat/too-many-devices": (409, "This seat is open on too many devices already."),
    "name/empty": (400, "Type a name first."),
    "name/too-long": (400, "A name has at most 24 characters."),
    "name/invisible": (400, "A name may not hold invisible or control characters."),
    "name/look-alike": (409, "Somebody at the table has a name that looks just like that."),
    "rights/host": (403, "Only the host can do that."),
    "rights/seat": (403, "Only a seated player can do that."),
    "stage/started": (409, "The match has started already."),
    "stage/not-started": (409, "The match has not started yet."),
    "stage/over": (409, "The match is over."),
    "stage/open-seats": (409, "Some seats are still open. Fill them first."),
    "stage/same-seat": (400, "Choose two different seats."),
    "stage/not-scored": (409, "The deal is not over yet."),
    "move/stale": (409, "The turn had moved on before your move arrived."),
    "id/reused": (409, "That id was used for something else."),
    "game/unknown": (400, "We do not deal that game."),
    "store/away": (503, "Saving is paused. Nothing is lost; we keep trying."),
    "server/draining": (503, "The server is restarting. Come back in a moment."),
    "record/unfinished": (409, "That match is not finished. Its record can be had when it is."),
    "page/unknown": (404, "There is nothing at this address."),
    "page/method": (405, "That cannot be done at this address."),
    "server/error": (500, "Something went wrong on our side. The table is as it was."),
}


class Refusal(Exception):
    """A clear no. `code` is a key of `CODES` or an engine code."""

    def __init__(self, code: str, message: str | None = None) -> None:
        self.code = code
        self.message = CODES[code][1] if message is None else message
        super().__init__(f"{code}: {self.message}")

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return CODES.get(self.code, (400, ""))[0]


def from_engine(error: EngineError) -> Refusal:
    """The refusal that an engine error means to a client; the engine brings its own sentence."""
    return Refusal(error.code, error.message)
