"""Deals of Rikken laid out by hand."""

from __future__ import annotations

from fourthseat_bots.rikken import POLICIES
from fourthseat_engine.cards import named_hand
from fourthseat_engine.games.rikken import RIKKEN_NINE, RIKKEN_SIXTEEN
from fourthseat_engine.games.rikken.deal import RikkenDeal
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.view import RikkenView
from fourthseat_engine.moves import parse_move


def laid(hands: str, game: Rikken = RIKKEN_NINE, dealer: int = 3) -> RikkenState:
    """A deal before its first word: four hands parted by `/`, seat 0 first. A hand is its suits, spades
    first, as in `AK2.T9.-.876543`."""
    options = game.read_options({})
    cards = [_hand(text.strip()) for text in hands.split("/")]
    assert sum(cards) == (1 << 52) - 1, "each card once"
    deal = RikkenDeal(game.ruleset(options), dealer, cards)
    return RikkenState(options=options, first_dealer=dealer, deal=deal)


def _hand(text: str) -> int:
    suits = zip(text.split("."), "shdc", strict=True)
    return named_hand(rank + suit for ranks, suit in suits for rank in ranks.replace("-", ""))


def game_of(state: RikkenState) -> Rikken:
    """The ruleset that the deal is played by."""
    assert state.deal is not None
    return RIKKEN_SIXTEEN if state.deal.ruleset.blind_calls else RIKKEN_NINE


def after(state: RikkenState, moves: str) -> RikkenState:
    """The state after these moves, parted by commas."""
    game = game_of(state)
    for text in moves.split(","):
        seat = game.to_act(state)
        assert seat is not None
        state = game.play(state, seat, parse_move(text.strip())).state
    return state


def seen(state: RikkenState) -> RikkenView:
    """What the seat to act sees."""
    game = game_of(state)
    return game.view(state, game.to_act(state))


def chosen(state: RikkenState, policy: str = "normal", seed: int = 1) -> str:
    """What a policy does at this moment."""
    return str(POLICIES[policy].choose(seen(state), game_of(state).legal_moves(state), seed))
