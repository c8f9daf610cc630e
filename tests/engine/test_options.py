"""Reading options."""

from __future__ import annotations

import pytest

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.options import Choice, Switch, Whole, read_options, whole, word

DESCRIBED = (
    Whole(name="deals", default=8, low=1, high=64),
    Choice(name="settlement", default="points", choices=("points", "cash")),
    Switch(name="stop", default=True),
)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(DESCRIBED, {}) == {"deals": 8, "settlement": "points", "stop": True}


def test_given_options_are_kept_in_the_described_order() -> None:
    given = {"stop": False, "settlement": "cash", "deals": 4}
    read = read_options(DESCRIBED, given)
    assert read == given
    assert list(read) == ["deals", "settlement", "stop"]
    assert whole(read, "deals") == 4
    assert word(read, "settlement") == "cash"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Unreadable) as error:
        read_options(DESCRIBED, {"colour": "red"})
    assert error.value.code == "option/unknown"


REFUSED: dict[str, tuple[object, ...]] = {
    "deals": (0, 65, "8", 8.0, True, None, [8]),
    "settlement": ("Points", "", None, 1, ["points"], {}),
    "stop": (1, 0, "true", None, []),
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in REFUSED.items() for value in values]
)
def test_an_option_takes_only_its_own_values(name: str, value: object) -> None:
    with pytest.raises(Unreadable) as error:
        read_options(DESCRIBED, {name: value})
    assert error.value.code == "option/value"
