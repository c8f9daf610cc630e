"""The sentences of the terminal: one for each event of every game, or a reason for silence."""

from __future__ import annotations

from typing import TypedDict

import pytest

from fourthseat_client.fold import COMMON
from fourthseat_client.games.rikken import CONTRACTS
from fourthseat_client.telling import UNTOLD, tell
from fourthseat_engine import events
from fourthseat_engine.events import Event
from fourthseat_engine.games import GAMES
from fourthseat_engine.games.rikiki import view as rikiki
from fourthseat_engine.games.rikken import view as rikken
from fourthseat_engine.games.rikken.contracts import NINE_BIDS, SIXTEEN_BIDS
from fourthseat_engine.games.ristikontra import view as ristikontra

NAMES = ("You", "Bence", "Aino", "Joris")


class Ended(TypedDict):
    """What every result says."""

    deal: int
    dealer: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


ENDED: Ended = {"deal": 0, "dealer": 0, "scores": (3, -3, 3, -3), "totals": (3, -3, 3, -3)}
BROUGHT = "Scored: You +3, Bence −3, Aino +3, Joris −3."

TOLD: list[tuple[Event, str | None]] = [
    (events.Dealt(deal=0, dealer=1, size=1), "Deal 1: Bence dealt 1 card each."),
    (events.Dealt(deal=1, dealer=0, size=13), "Deal 2: You dealt 13 cards each."),
    (events.HandDealt(seat=0, cards=("Ah",)), None),
    (events.Turn(seat=0, phase="play"), None),
    (events.Played(seat=1, card="Td"), "Bence: 10♦"),
    (events.Played(seat=1, card="??", how="blind"), "Bence: a card face down."),
    (events.Played(seat=2, card="2c", how="dark"), "Aino: 2♣ from the stock"),
    (events.TrickTaken(winner=0), "The trick goes to you."),
    (events.TrickTaken(winner=3), "The trick goes to Joris."),
    (events.MatchOver(winners=(2, 0)), "The match is over. You and Aino won."),
    (rikiki.TurnedUp(card="9h", trump="h"), "9♥ is turned up: ♥ is trump."),
    (rikiki.BidMade(seat=0, bid=2), "You bid 2."),
    (rikiki.BidMade(seat=1, bid=0), "Bence bids 0."),
    (
        rikiki.RikikiScored(result=rikiki.RikikiResult(**ENDED, size=1, bids=(0, 0, 1, 0), won=(0, 0, 1, 0))),
        BROUGHT,
    ),
    (ristikontra.StockLaid(size=28), None),
    (ristikontra.Drew(seat=1), None),
    (ristikontra.DrawnCard(seat=0, card="Kh"), "You draw K♥."),
    (
        ristikontra.Piled(points=(23, 4), dirty=(True, True), cleaned=(False, True)),
        "Card points: You and Aino 23 (dirty), Bence and Joris 4 (cleaned).",
    ),
    (ristikontra.Barred(ranks=("K", "9")), "Nobody may play kings or 9s now."),
    (ristikontra.Barred(ranks=()), "Every rank may be played again."),
    (
        ristikontra.RistikontraScored(
            result=ristikontra.RistikontraResult(
                **ENDED, points=(60, 60), dirty=(False, False), cleaned=(False, False), held=1
            )
        ),
        "The deal ends: You and Aino 60, Bence and Joris 60. "
        f"1 game point held for the next winner. {BROUGHT}",
    ),
    (rikken.BidSpoken(seat=1, bid="rik_beter"), "Bence bids Rik Beter."),
    (rikken.BidSpoken(seat=0, bid="pass"), "You pass."),
    (rikken.BidSpoken(seat=3, bid="pass"), "Joris passes."),
    (
        rikken.AuctionWon(contracts=("misere", None, "piek", None)),
        "You play Misère, Aino plays Piek.",
    ),
    (rikken.ThrownIn(), "Everyone passed: the cards are thrown in, and the deal does not count."),
    (rikken.TrumpNamed(seat=None, trump="h"), "By the contract ♥ is trump."),
    (rikken.TrumpNamed(seat=0, trump="s"), "You name ♠ as trump."),
    (rikken.CardCalled(seat=1, card="Ad", blind=True), "Bence calls A♦ blind: its holder is the partner."),
    (rikken.CardCalled(seat=0, card="Ad", blind=False), "You call A♦: its holder is the partner."),
    (rikken.PartnerRevealed(seat=0), "You are the partner."),
    (rikken.PartnerRevealed(seat=2), "Aino is the partner."),
    (rikken.FaceUp(seat=3, card="3c"), "Joris turns up 3♣."),
    (rikken.HandOpened(seat=1, cards=("2c", "Ks")), "Bence lays all cards open: K♠  2♣"),
    (rikken.MayTalk(seats=(0, 2, 3)), "You, Aino and Joris may talk about the play."),
    (
        rikken.RikkenScored(
            result=rikken.RikkenResult(
                **ENDED,
                contracts=(None, None, "rik", None),
                made=(None, None, True, None),
                partner=0,
                trump="s",
                called="Ad",
                won=(4, 1, 5, 3),
            )
        ),
        f"You and Aino made Rik with 9 tricks. {BROUGHT}",
    ),
    (
        rikken.RikkenScored(
            result=rikken.RikkenResult(
                **ENDED,
                contracts=(None, "misere", None, None),
                made=(None, False, None, None),
                partner=None,
                trump=None,
                called=None,
                won=(4, 1, 5, 3),
            )
        ),
        f"Bence failed in Misère with 1 trick. {BROUGHT}",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=[event.e for event, _ in TOLD])
def test_sentences(event: Event, sentence: str | None) -> None:
    told = tell(event, NAMES)
    assert (None if told is None else told.plain) == sentence


def test_every_event_of_every_game_has_a_sentence_or_needs_none() -> None:
    kinds = {*COMMON, *(kind for game in GAMES.values() for kind in game.event_types)}
    assert kinds == {type(event) for event, _ in TOLD}
    assert {type(event) for event, sentence in TOLD if sentence is None} == set(UNTOLD)


def test_an_event_without_a_sentence_is_not_passed_over() -> None:
    with pytest.raises(LookupError, match="of tomorrow"):
        tell(Event(e="of tomorrow"), NAMES)


def test_every_contract_has_a_name() -> None:
    assert set(CONTRACTS) == {each.key for each in (*NINE_BIDS.contracts, *SIXTEEN_BIDS.contracts)}
