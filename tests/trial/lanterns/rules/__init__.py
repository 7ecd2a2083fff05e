"""The rules: `position` holds the fields, `state` what happens to them, `decisions` every kind of move."""
