# The card table itself: turn, bids, tricks, results.
