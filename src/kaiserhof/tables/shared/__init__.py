"""What several processes share through the database: work to be done, news of changes, and limits."""

from kaiserhof.tables.shared.buckets import Buckets
from kaiserhof.tables.shared.listener import Listener
from kaiserhof.tables.shared.work import ADVICE, ANALYSIS, Job, Work

__all__ = ["ADVICE", "ANALYSIS", "Buckets", "Job", "Listener", "Work"]
