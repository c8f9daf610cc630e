# Plaatsen en de mensen erop, voor en tijdens een partij; een ander apparaat; de instellingen van de tafel.

people = Spelers en tempo
presence-open = nog niemand
presence-bot = bot, { $strength }
presence-covered = weg, een bot speelt
presence-here = is er
presence-away = geen verbinding
watchers = { $watchers ->
    [one] Er kijkt één iemand mee.
   *[other] Er kijken { $watchers } mensen mee.
}

strength = Hoe sterk
strength-easy = makkelijk
strength-normal = gewoon
strength-strong = sterk

seat-link = Wie deze link opent, kan op { $seat } gaan zitten.
seat-link-bot = Wie deze link opent, kan de plaats van de bot innemen.
seat-invitation = { $host } houdt een stoel voor je vrij aan een tafel { $game }:
bot-instead = Laat een bot spelen voor { $name }
bot-instead-sure = Echt? De plaats is dan weg
rename = Andere naam
swap = Van plaats wisselen met
relink = Link vervangen
leave = Van tafel gaan
leave-sure = Echt weggaan?
remove = { $name } wegsturen
remove-sure = Echt wegsturen?

device = Verder op een ander apparaat
device-words = Open deze link op het andere apparaat, of richt de camera ervan op het vierkant. Je zit dan op dezelfde plaats met dezelfde kaarten.
device-wait = De link wordt gemaakt …
device-whose = jouw plaats
device-invitation = Mijn plaats aan tafel:
device-once = Eén keer geldig, tien minuten lang. Alleen voor jou: wie hem opent, speelt jouw kaarten.

table-settings = Instellingen van de tafel
pace = Tempo
pace-calm = rustig
pace-brisk = vlot
pace-instant = meteen
pace-hint = Hoe lang bots nadenken en hoe snel het volgende spel komt.
clock = Klok per beurt
clock-none = uit
clock-seconds = { $seconds } s
clock-hint = Is de tijd om, dan speelt een bot die ene beurt.
watching = Anderen mogen meekijken
watching-hint = Met een eigen link. Ze zien alleen wat open ligt.
watching-link = { $watchers ->
    [0] De link om mee te kijken
    [one] De link om mee te kijken; er kijkt één iemand mee
   *[other] De link om mee te kijken; er kijken { $watchers } mensen mee
}
watching-whose = meekijkers
watching-invitation = Kijk mee hoe we { $game } spelen:
