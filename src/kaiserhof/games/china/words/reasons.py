"""The reasons given with advice: each stands for terms of the estimate that belong together."""

REASONS = {
    "houses": ("houses-now", "houses-full", "houses-open", "most-open"),
    "alliances": ("alliances", "half-alliances", "leading-emissaries", "emissaries", "emissaries-left"),
    "roads": ("roads", "neighbours", "threes"),
    "cards": ("cards", "pairs", "reach", "coming-turn"),
    "turn": ("second-piece",),
}
