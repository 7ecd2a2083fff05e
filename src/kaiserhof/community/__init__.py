"""Everything people find beyond a table: profiles, quick match, ratings, leagues and notifications."""
