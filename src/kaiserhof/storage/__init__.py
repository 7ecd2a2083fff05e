"""The database: its tables, rows and repositories, and how it is opened, migrated and backed up.

Who writes what: only repositories write (subclasses of `Repository`; a test checks that), each the rows of its subject.
`Store` has those for tables and people. `WorkQueue` writes jobs and the leases of tables, `SharedRateLimits` the
limits, and `community` has repositories of its own for leagues, notifications, ratings and visibility. Every change
that players of a table can see raises the table's revision (`revisions`). What visitors may make is declared in
`budgets`.
"""
