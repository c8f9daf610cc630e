"""The stream of numbers for sampling."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.chance import Stream


def test_the_stream_is_splitmix64() -> None:
    """The first outputs of the published algorithm for seed 1234567."""
    stream = Stream(1234567)
    assert [stream.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@given(seed=st.integers(-(2**70), 2**70), bound=st.integers(1, 1000))
def test_numbers_are_below_the_bound_and_follow_from_the_seed(seed: int, bound: int) -> None:
    stream, again = Stream(seed), Stream(seed)
    numbers = [stream.below(bound) for _ in range(20)]
    assert all(0 <= number < bound for number in numbers)
    assert numbers == [again.below(bound) for _ in range(20)]


def test_every_order_of_three_is_equally_likely() -> None:
    stream = Stream(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
