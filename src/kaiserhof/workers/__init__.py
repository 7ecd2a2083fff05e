"""Where bots think: in processes of their own, with a deadline for every answer.

A server never waits for a bot. `pool` has the processes, `worker` runs inside them, `bot_scheduler` makes the bots'
moves at tables, `analyst` analyses finished games in the background.
"""
