"""Land, water and ornaments of the map."""
