"""The database: its tables, its rows, its repositories, and how it is opened, migrated and backed up.

Who writes what: only repositories write (subclasses of `Repository`; a test holds that), each the rows of its subject.
`Store` has those of tables and people. `WorkQueue` writes jobs and the leases of tables, `SharedRateLimits` the limits,
and `community` has repositories of its own for leagues, notifications, ratings and visibility. Whatever changes what
players see of a table raises its revision (`revisions`).
"""
