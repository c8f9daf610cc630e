"""`python -m fourthseat_server` is the command `fourthseat`."""

from fourthseat_server.cli import main

main()
