"""The rules: `position` holds the fields, `state` their changes, `decisions` every kind of move."""
