# The start page: pick a game, open a table, go back to one.

home-title = A card table for four
home-lead = Send three friends a link each. Bots take the chairs that stay empty.
home-pick = Which game?
home-rules-of = How { $game } is played
home-options = House rules
home-friends = Play with three friends
home-bots = Play against bots
home-opening = Setting the table …
home-guest = Guest

recent = Back to the table
recent-watching = watching
recent-forget = Forget this table: { $game }, { $line }
recent-all = Show all
