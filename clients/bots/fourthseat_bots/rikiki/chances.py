"""How likely a card is to win a trick, as measured in a hundred thousand deals between bots.

Two questions are told apart. With all hands open (inside a playout) what counts is how many higher cards the
other three hold in the suit, and how many cards of it at all. From one hand alone (when bidding) it is how
many higher cards are unseen, and how many cards everybody holds.
"""

from __future__ import annotations

from typing import Final

from fourthseat_engine.cards import NO_TRUMP, SUIT_MASK, Card, Hand, Suit

Table = list[list[float]]
"""First index: how many higher cards others hold, or may hold."""

LONG_TRUMPS: Final = 0.34
"""What each trump beyond a quarter of the hand adds: it ruffs, or draws the others' trumps."""
LONG_PLAIN: Final = -0.16
"""What each card of the longest plain suit takes away: others will be void in it."""
LONG_AT_NO_TRUMP: Final = -0.10


def _table(text: str) -> Table:
    return [[int(percent) / 100 for percent in line.split()] for line in text.strip().splitlines()]


TRUMP_OPEN: Final = _table(
    """
    100 100 100 100 100 100 100 100 100 100 100 100 100 100
     34  34  56  65  69  60  60  68  66  59  53  25  25  25
     37  37  37  44  51  57  57  56  49  42  33  25  25  25
     30  30  30  30  37  43  46  43  38  31  27  12  12  12
     25  25  25  25  25  32  34  33  29  25  18  10  10  10
     21  21  21  21  21  21  26  25  22  20  16  10  10  10
     17  17  17  17  17  17  17  17  15  15  14   5   5   5
     12  12  12  12  12  12  12  12  10  10   7   2   2   2
      7   7   7   7   7   7   7   7   7   8   6   3   3   3
      6   6   6   6   6   6   6   6   6   6   5   5   5   5
      5   5   5   5   5   5   5   5   5   5   5   3   3   3
      5   5   5   5   5   5   5   5   5   5   5   5   5   5
      0   0   0   0   0   0   0   0   0   0   0   0   0   0
    """
)
"""A trump, by the number of trumps that others hold (0 to 13)."""

PLAIN_OPEN: Final = _table(
    """
      6  16  28  39  46  52  56  73  79  86  93  96  99  99
      2   2   8  14  21  27  32  36  40  45  49  44  32  32
      1   1   1   3   8  13  18  22  27  32  37  30  18  18
      1   1   1   1   2   5   9  13  18  22  24  23  16  16
      0   0   0   0   0   1   3   6   9  13  17  17   9   9
      0   0   0   0   0   0   1   2   5   7  11  13  13  13
      0   0   0   0   0   0   0   0   1   3   6   8   6   6
      0   0   0   0   0   0   0   0   0   1   3   6   4   4
      0   0   0   0   0   0   0   0   0   0   0   3   9   9
      0   0   0   0   0   0   0   0   0   0   0   0   2   2
      0   0   0   0   0   0   0   0   0   0   0   0   0   0
      0   0   0   0   0   0   0   0   0   0   0   0   0   0
      0   0   0   0   0   0   0   0   0   0   0   0   0   0
    """
)
"""A plain card while trumps are out, by the number of cards of its suit that others hold."""

BARE_OPEN: Final = _table(
    """
     25  48  70  81  89  51  72  80  82  94  96  97  99  99
      1   1   7  18  24  30  31  43  48  59  62  52  19  19
      1   1   1   4  11  21  28  33  38  48  44  29  14  14
      1   1   1   1   1  11  19  25  28  34  30  17   8   8
      0   0   0   0   0   2  12  15  19  23  19  11   6   6
      2   2   2   2   2   2   4   8  10  14  12  10   5   5
      2   2   2   2   2   2   2   3   5   7   7   5   6   6
      1   1   1   1   1   1   1   1   1   3   3   3   5   5
      1   1   1   1   1   1   1   1   1   1   1   1   3   3
      0   0   0   0   0   0   0   0   0   0   0   0   3   3
      0   0   0   0   0   0   0   0   0   0   0   0   0   0
      0   0   0   0   0   0   0   0   0   0   0   0   0   0
      0   0   0   0   0   0   0   0   0   0   0   0   0   0
    """
)
"""The same when no trump is out."""

TRUMP_HELD: Final = _table(
    """
    0 100 100 100 100 100 100 100 100 100 100 100 100
    0  95  93  89  84  80  78  76  74  69  68  66  63
    0  86  82  77  72  66  65  60  58  57  56  53  53
    0  87  74  67  62  59  56  52  47  47  46  45  45
    0  76  68  62  56  51  49  44  45  42  40  37  37
    0  78  61  52  50  46  41  39  38  37  36  34  34
    0  67  55  48  44  42  37  35  34  33  31  29  29
    0  64  47  44  39  36  33  32  29  29  26  24  22
    0  60  48  40  36  32  32  28  26  21  18  15  11
    0  57  40  34  32  29  25  21  15  12   8   5   3
    0  49  35  30  23  18  14   9   5   4   2   1   1
    0  49  29  16   9   5   2   3   1   3   1   1   1
    """
)
"""A trump in one's hand, by the number of cards everybody holds (1 to 12)."""

PLAIN_HELD: Final = _table(
    """
    0 22 27 38 48 55 60 67 71 76 79 83 84
    0 19 25 31 37 40 43 47 47 47 47 46 44
    0 16 23 26 30 30 31 32 32 30 30 28 28
    0 14 20 22 23 23 24 22 21 20 19 19 18
    0 12 17 17 18 18 17 16 14 14 13 12 12
    0 10 14 15 14 13 12 11  9  9  8  8  8
    0 10 12 11 11  9  9  8  7  6  6  5  5
    0  9 10 10  8  8  6  5  4  4  3  3  3
    0  8  8  7  6  5  4  3  3  2  2  1  1
    0  7  7  4  4  3  2  2  1  1  1  1  0
    0  5  5  4  3  2  1  1  1  0  0  0  0
    0  4  3  2  1  1  1  0  0  0  0  0  0
    0  3  4  2  1  0  0  0  0  0  0  0  0
    """
)
"""A plain card in one's hand, likewise."""

NO_TRUMP_HELD: Final = [percent / 100 for percent in (94, 54, 40, 26, 16, 10, 6, 3, 2, 1, 0, 0, 0)]
"""A card in one's hand in the deal of thirteen cards, which has no trump."""


def expected_tricks(hand: Hand, size: int, trump: Suit, turn_up: Card | None) -> float:
    """How many tricks the holder of a hand of `size` cards may expect, from the hand alone."""
    unseen = ~(hand if turn_up is None else hand | 1 << turn_up)
    expected = 0.07 + 0.03 * size
    longest_plain = 0
    for suit in range(4):
        mask = SUIT_MASK[suit]
        cards = hand & mask
        others = mask & unseen
        count = cards.bit_count()
        if suit == trump:
            expected += LONG_TRUMPS * max(0.0, count - size / 4)
        elif count > longest_plain:
            longest_plain = count
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            higher = (others >> card).bit_count()
            if suit == trump:
                expected += TRUMP_HELD[higher][size]
            elif trump == NO_TRUMP:
                expected += NO_TRUMP_HELD[higher]
            else:
                expected += PLAIN_HELD[higher][size]
    expected += longest_plain * (LONG_AT_NO_TRUMP if trump == NO_TRUMP else LONG_PLAIN)
    return min(float(size), max(0.0, expected))


def open_chances(hands: list[Hand], trump: Suit) -> tuple[list[float], list[float]]:
    """With all hands open: each card's chance to win a trick, and the sum of them for each seat."""
    chance = [0.0] * 52
    expected = [0.0] * 4
    trumps_out = (hands[0] | hands[1] | hands[2] | hands[3]) & SUIT_MASK[trump]
    for suit in range(4):
        weigh_suit(suit, hands, trump, trumps_out, chance, expected)
    return chance, expected


def weigh_suit(
    suit: Suit, hands: list[Hand], trump: Suit, trumps_out: Hand, chance: list[float], expected: list[float]
) -> None:
    """Weigh the cards of one suit anew, in place."""
    mask = SUIT_MASK[suit]
    hand0 = hands[0] & mask
    hand1 = hands[1] & mask
    hand2 = hands[2] & mask
    hand3 = hands[3] & mask
    cards = hand0 | hand1 | hand2 | hand3
    table = TRUMP_OPEN if suit == trump else PLAIN_OPEN if trumps_out else BARE_OPEN
    out = cards.bit_count()
    others0 = out - hand0.bit_count()
    others1 = out - hand1.bit_count()
    others2 = out - hand2.bit_count()
    others3 = out - hand3.bit_count()
    higher0 = higher1 = higher2 = higher3 = 0
    while cards:
        card = cards.bit_length() - 1
        bit = 1 << card
        cards ^= bit
        if hand0 & bit:
            weight = table[higher0][others0]
            expected[0] += weight - chance[card]
            higher1 += 1
            higher2 += 1
            higher3 += 1
        elif hand1 & bit:
            weight = table[higher1][others1]
            expected[1] += weight - chance[card]
            higher0 += 1
            higher2 += 1
            higher3 += 1
        elif hand2 & bit:
            weight = table[higher2][others2]
            expected[2] += weight - chance[card]
            higher0 += 1
            higher1 += 1
            higher3 += 1
        else:
            weight = table[higher3][others3]
            expected[3] += weight - chance[card]
            higher0 += 1
            higher1 += 1
            higher2 += 1
        chance[card] = weight
