"""Playing a record again, and checking that it holds what it claims."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fourthseat_engine.errors import IllegalMove, Unreadable, Unverified
from fourthseat_engine.fairness import commitment, first_dealer, pack_of_deal
from fourthseat_engine.game import State, Step
from fourthseat_engine.games import GAMES, AnyGame, game_named
from fourthseat_engine.record import Record, RecordedDeal, RecordedMove, digest_fits, loads
from fourthseat_engine.recording import scores_between
from fourthseat_engine.seats import SEAT_NAMES


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a replay: the deal's index, the move (None for the dealing itself), what it led to."""

    deal: int
    made: RecordedMove | None
    step: Step[State]


def game_of(record: Record, games: Mapping[str, AnyGame] = GAMES) -> AnyGame:
    """The ruleset of a record. Raises `Unverified` when it is not one that can be replayed here."""
    terms = record.terms
    try:
        game = game_named(terms.game, games)
        complete = game.read_options(terms.options)
    except Unreadable as error:
        raise Unverified("unverified/game", error.message) from error
    if game.rules_version != terms.rules_version:
        raise Unverified(
            "unverified/rules",
            f"The match was played by version {terms.rules_version} of the rules of {terms.game}; "
            f"version {game.rules_version} is at hand.",
        )
    if complete != terms.options:
        raise Unverified("unverified/options", f"The options of {terms.game} are not all given.")
    return game


def start_of(record: Record, games: Mapping[str, AnyGame] = GAMES) -> State:
    """The state before the first deal. Raises `Unverified` as `game_of` does."""
    return game_of(record, games).start(record.terms.options, record.first_dealer)


def replay(record: Record, games: Mapping[str, AnyGame] = GAMES) -> Iterator[Moment]:
    """Play a record's packs and moves again, step by step.

    Raises `Unverified` at the first move or deal that the rules do not allow, and at the end when the match
    is not over. What the record says of packs, scores and standings is left to `verify`.
    """
    game = game_of(record, games)
    state = start_of(record, games)
    for index, deal in enumerate(record.deals):
        for moment in _replay_deal(game, state, index, deal):
            state = moment.step.state
            yield moment
    if not game.standings(state).over:
        raise Unverified("unverified/unfinished", f"The match is not over after deal {len(record.deals)}.")


def _replay_deal(game: AnyGame, state: State, index: int, deal: RecordedDeal) -> Iterator[Moment]:
    try:
        step: Step[State] = game.deal(state, deal.pack)
    except IllegalMove as error:
        raise Unverified("unverified/too-many", f"The match is over before deal {index + 1}.") from error
    yield Moment(index, None, step)
    for number, made in enumerate(deal.moves, 1):
        where = f"Deal {index + 1}, move {number}, {SEAT_NAMES[made.seat]} {made.move}"
        if game.to_act(step.state) is None:
            raise Unverified("unverified/move", f"{where}: the deal is over already.")
        try:
            step = game.play(step.state, made.seat, made.move)
        except IllegalMove as error:
            raise Unverified("unverified/move", f"{where}: {error.message}") from error
        yield Moment(index, made, step)
    if game.to_act(step.state) is not None:
        raise Unverified(
            "unverified/unfinished", f"Deal {index + 1} has no move after number {len(deal.moves)}."
        )


def verify(text: str, games: Mapping[str, AnyGame] = GAMES) -> Record:
    """Check everything that a record's text claims, and return the record.

    The text is whole and canonical; the secret fits the commitment; first dealer and packs follow from the
    secret and the players' bytes; every move is legal; dealers, scores, totals and standings are right; the
    match is played to its end. Raises `Unreadable` for a text that is no record, `Unverified` for a claim
    that does not hold.
    """
    changed = "The digest does not fit the lines above it: the record was changed or is not whole."
    _claim("digest", digest_fits(text) or "digest: " not in text, changed)
    record = loads(text)
    terms = record.terms
    game = game_of(record, games)
    secret_fits = commitment(terms.secret) == record.commitment
    _claim("commitment", secret_fits, "The secret is not the one that was committed to.")
    dealer_fits = first_dealer(terms.seed) == record.first_dealer
    _claim("dealer", dealer_fits, "The first dealer does not follow from the secret and the players' bytes.")
    state = start_of(record, games)
    for moment in replay(record, games):
        deal, where = record.deals[moment.deal], f"Deal {moment.deal + 1}"
        if moment.made is None:
            before = game.standings(state).totals
            dealer = game.view(moment.step.state, None).dealer
            pack = pack_of_deal(terms.seed, moment.deal)
            _claim("pack", deal.pack == pack, f"{where}: the pack is not the one that was committed to.")
            _claim("dealer", deal.dealer == dealer, f"{where}: it is {SEAT_NAMES[dealer]} who deals.")
        state = moment.step.state
        if game.to_act(state) is None:
            totals = game.standings(state).totals
            scores = scores_between(before, totals)
            _claim("scores", deal.scores == scores, f"{where}: the scores do not follow from the play.")
            _claim("totals", deal.totals == totals, f"{where}: the totals do not follow from the scores.")
    fits = record.standings == game.standings(state)
    _claim("standings", fits, "The standings do not follow from the totals.")
    return record


def _claim(what: str, holds: bool, otherwise: str) -> None:
    if not holds:
        raise Unverified(f"unverified/{what}", otherwise)
