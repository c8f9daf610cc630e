# The waiting room: four chairs, a link for each, bots, start.

waiting-title = Waiting for { $game }
waiting-table = The table and its four chairs
waiting-full = All four are here
waiting-full-host = Ready when you are.
waiting-free = { $free ->
    [one] One chair is free
   *[other] { $free } chairs are free
}
waiting-free-host = Send each friend the link of a chair.
waiting-guest = { $host } starts when everybody is here. You can leave this page and come back; your chair stays yours.
waiting-watcher = You are watching. { $host } starts when everybody is here.
waiting-start = Waiting for { $host } to start
free-seat = { $seat } is free
bot-here = Bot here
bot-here-seat = Put a bot in { $seat }
more-about = More about { $seat }
fill = { $free ->
    [one] Fill with a bot
   *[other] Fill with bots
}
start = Start
your-seat = Your seat
