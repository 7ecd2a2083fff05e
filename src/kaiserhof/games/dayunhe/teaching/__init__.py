"""The rule book (`rules.toml`), the lesson (`lesson.toml`) and the pictures of the rule book (`illustrations`)."""
