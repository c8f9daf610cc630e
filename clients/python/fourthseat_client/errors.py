"""What can go wrong for a client.

    ClientError            everything below
    ├── Refused            the hub said no; carries its stable code
    │   └── Ended          the hub closed the session and does not want it back
    ├── Unreachable        the hub could not be reached
    └── NotUnderstood      the hub said something this client cannot read

The sentences are English; a refusal's code is what other languages go by.
"""

from __future__ import annotations


class ClientError(Exception):
    """Base of all errors of this package; `str()` is a sentence for people."""


class Refused(ClientError):
    """A clear no. `code` is one of the codes of the protocol."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Ended(Refused):
    """The session is over for good, for instance because the seat was given to somebody else."""


class Unreachable(ClientError):
    """No answer came from the address."""


class NotUnderstood(ClientError):
    """An answer or message that does not fit the protocol; probably client and hub differ in age."""
