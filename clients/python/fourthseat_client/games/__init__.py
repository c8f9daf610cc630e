"""What a terminal says of one game only: a sentence for each event, facts over the table, notes at seats.

Every module here answers for its own game and is silent about the others.
"""
