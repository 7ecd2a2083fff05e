"""The Court Phase: the Great Wall, the Imperial Examination, ministry resolutions, invasions, always in this order."""
