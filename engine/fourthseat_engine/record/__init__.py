"""Records: the text of a whole finished match.

The text is canonical: a record has one text and a readable text is exactly what `dumps` writes, so that
`loads(dumps(record)) == record` and `dumps(loads(text)) == text`. Matches, deals and tricks are numbered
from 1 in the text, as people count, and from 0 everywhere else. Lists of four are by seat from South.

    fourthseat record 1                  the version of this form
    game: rikiki                         then rules, table, match, option lines by name
    south: "Anna"                        then west, north, east; a bot's line ends in `bot`
    commitment: 9f86…                    then secret, bytes (hex or -), first dealer

    deal 1                               then dealer, and the pack top first with its cut
    auction: W bid 1, N bid 0            whatever is said before and between the cards
    trick 1: W Ah, N 2h, E 9h, S Th      four cards at a time
    scores: 11 10 -1 -1                  then totals

    standings                            totals, places, winners
    digest: 2c26…                        SHA-256 of all lines before
"""

from fourthseat_engine.record.match import Record, RecordedDeal, RecordedMove, RecordedPlayer, Terms
from fourthseat_engine.record.reader import digest_fits, loads
from fourthseat_engine.record.writer import dumps

__all__ = [
    "Record",
    "RecordedDeal",
    "RecordedMove",
    "RecordedPlayer",
    "Terms",
    "digest_fits",
    "dumps",
    "loads",
]
