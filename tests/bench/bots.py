"""How long bots think: processor time of one decision, by game and by moment of the deal.

python -m tests.bench.bots [deals] [policy]
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from hashlib import sha256

from fourthseat_bots.policies import POLICIES
from fourthseat_engine.games import GAMES
from fourthseat_engine.pack import shuffled
from fourthseat_engine.views import View

Times = dict[str, list[float]]

SIZES = 13
"""Rikiki is measured where its hands are longest."""


def moment(view: View) -> str:
    """What is decided, in words."""
    if view.phase != "play":
        return view.phase
    return "first lead" if not view.tricks and not view.trick else "other plays"


def think(game_name: str, policy_name: str, deals: int) -> Times:
    """Play so many deals; milliseconds of each decision with a choice, by moment."""
    game, policy = GAMES[game_name], POLICIES[game_name]
    quick = policy["random"]
    times: Times = defaultdict(list)
    for number in range(deals):
        state = game.start(game.read_options({}), number % 4)
        measured = False
        while not measured and not game.standings(state).over:
            pack = shuffled(sha256(f"{game_name}/{number}/{game.deal_index(state)}".encode()).digest())
            state = game.deal(state, pack).state
            measured = game_name != "rikiki" or game.deal_index(state) == SIZES - 1
            while (seat := game.to_act(state)) is not None:
                view, legal = game.view(state, seat), game.legal_moves(state)
                chosen = policy[policy_name] if measured else quick
                began = time.process_time()
                move = chosen.choose(view, legal, number)
                if measured and len(legal) > 1:
                    times[moment(view)].append(1000 * (time.process_time() - began))
                state = game.play(state, seat, move).state
    return times


def main(arguments: Sequence[str]) -> None:
    """Measure every game and print a table."""
    deals = int(arguments[0]) if arguments else 4
    policy = arguments[1] if len(arguments) > 1 else "normal"
    for game in GAMES:
        for what, times in think(game, policy, deals).items():
            times.sort()
            middle, nearly_all = times[len(times) // 2], times[int(0.99 * len(times))]
            print(
                f"{game:15} {policy:7} {what:12} {len(times):5} decisions"
                f"  half in {middle:6.1f} ms, 99 % in {nearly_all:6.1f} ms"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
