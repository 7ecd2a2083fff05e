"""Where bots think: processes of their own, deadlines for every answer, and moves made in time.

A server never waits for a bot. `pool` keeps the processes, `worker` runs inside them, `bot_scheduler` moves for bots at
tables, `analyst` analyses finished games in the background.
"""
