# Seats and their people, before and during a match; another device; the table's settings.

people = Players and pace
presence-open = nobody yet
presence-bot = bot, { $strength }
presence-covered = away, a bot plays
presence-here = here
presence-away = not connected
watchers = { $watchers ->
    [one] One person is watching.
   *[other] { $watchers } people are watching.
}

strength = How strong
strength-easy = easy
strength-normal = normal
strength-strong = strong

seat-link = Whoever opens this link can sit down in { $seat }.
seat-link-bot = Whoever opens this link can take the bot’s place.
seat-invitation = { $host } keeps a chair for you at a table of { $game }:
bot-instead = Let a bot play for { $name }
bot-instead-sure = Really? The seat will be lost
rename = Rename
swap = Change places with
relink = Replace the link
leave = Leave the table
leave-sure = Really leave?
remove = Remove { $name }
remove-sure = Really remove?

device = Continue on another device
device-words = Open this link on the other device, or point its camera at the square. You will sit in the same seat with the same cards.
device-wait = Making the link …
device-whose = your seat
device-invitation = My seat at the table:
device-once = Good once, for ten minutes. It is for you alone: whoever opens it plays your cards.

table-settings = Table settings
pace = Pace
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
pace-hint = How long bots think and how soon the next deal comes.
clock = Turn clock
clock-none = off
clock-seconds = { $seconds } s
clock-hint = When the time is up, a bot makes that one move.
watching = Others may watch
watching-hint = With a link of their own. They see only what lies open.
watching-link = { $watchers ->
    [0] The watchers’ link
    [one] The watchers’ link; one person is watching
   *[other] The watchers’ link; { $watchers } people are watching
}
watching-whose = watchers
watching-invitation = Watch us play { $game }:
