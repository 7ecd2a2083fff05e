"""Where bots think: in processes of their own, with a deadline for every answer.

A server never waits for a bot. `bot_scheduler` makes the bots' moves at tables, `process_pool` has the processes,
behind the protocol in `pool`, `worker` runs inside them, `analyst` analyses finished games in the background.
"""
