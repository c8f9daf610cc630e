# The settings of this browser.

settings = Settings
language = Language
theme = Light
theme-auto = automatic
theme-dark = dark
theme-light = light
theme-auto-hint = As on your device; the card table itself stays dark.
deck = Suits
deck-two = two colours
deck-four = four colours
speed = Speed of the table
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-hint = How long a trick stays and how fast the cards move. A tap always skips the wait.
motion = Moving cards
motion-hint = Off: everything changes at once.
trump-first = Trump first in my hand
sounds = Sounds
alerts = Tell me when it is my turn
alerts-hint = A notification while this page is in the background.
alerts-refused = This browser does not allow notifications from this page. You can change that in the browser’s settings.
vibration = Vibrate when it is my turn
