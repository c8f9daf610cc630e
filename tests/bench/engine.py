"""How fast the engine is: `make bench`, or `python -m tests.bench.engine [--keep]`.

For each ruleset: whole matches by chance through the public contract; what a seat's view costs; worlds
dealt from the view in the middle of a deal; and for Rikiki deals played out on the bare position, as bots do.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from fourthseat_engine.cards import cards_in
from fourthseat_engine.chance import Stream
from fourthseat_engine.game import State
from fourthseat_engine.games import GAMES, AnyGame
from fourthseat_engine.games.rikiki.deal import RikikiDeal
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.pack import shuffled
from tests.bench.report import Figure, measure, report

WORLDS_AT_ONCE = 50


def states(game: AnyGame, seed: int) -> Iterator[State]:
    """Every state of a match that is played by chance."""
    stream = Stream(seed)
    state = game.start(game.read_options({}), 0)
    while not game.standings(state).over:
        state = game.deal(state, shuffled(b"%d/%d" % (seed, game.deal_index(state)))).state
        yield state
        while (seat := game.to_act(state)) is not None:
            legal = game.legal_moves(state)
            state = game.play(state, seat, legal[stream.below(len(legal))]).state
            yield state


def of_game(name: str, game: AnyGame) -> Iterator[Figure]:
    """The figures that every ruleset has."""
    match = list(states(game, 1))
    yield measure(f"{name}: moves by the rules", "moves", lambda: sum(1 for _ in states(game, 1)))

    def view_all() -> int:
        for state in match:
            game.view(state, 0)
        return len(match)

    yield measure(f"{name}: views of a seat", "views", view_all)

    acting = [state for state in match if game.to_act(state) is not None]
    middle = acting[len(acting) // 2]
    view = game.view(middle, game.to_act(middle))

    def deal_worlds() -> int:
        worlds = game.worlds(view, 1)
        for _ in range(WORLDS_AT_ONCE):
            next(worlds)
        return WORLDS_AT_ONCE

    yield measure(f"{name}: worlds from a view", "worlds", deal_worlds)


def bare_rikiki() -> Figure:
    """Thirteen tricks on a copy of the bare position, each card by chance among the legal ones."""
    start = next(
        deal
        for state in states(GAMES["rikiki"], 1)
        if isinstance(state, RikikiState) and (deal := state.running) and deal.size == 13 and not deal.bidding
    )
    stream = Stream(1)

    def play_out() -> int:
        deal: RikikiDeal = start.clone()
        moves = 0
        while not deal.finished:
            legal = cards_in(deal.legal_cards())
            deal.play(legal[stream.below(len(legal))])
            moves += 1
        return moves

    return measure("rikiki: moves on the bare position", "moves", play_out)


def main() -> None:
    figures = [figure for name, game in GAMES.items() for figure in of_game(name, game)]
    report("Engine", [*figures, bare_rikiki()], sys.argv[1:])


if __name__ == "__main__":
    main()
