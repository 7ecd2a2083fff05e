// The texts of a page with a board, and what else is the same as long as it is open: the `data-` attributes of `#live`.

/**
 * @typedef {"lost" | "found" | "copied" | "close" | "choose" | "whyTitle" | "rule" | "more" | "exact" | "keeps" | "unused" | "prospects"} Texts
 * @typedef {"skip" | "toScore"} SceneTexts
 * @typedef {"hintNote" | "points" | "percent"} HintTexts With % for the number.
 * @typedef {"table" | "digest" | "league" | "seen" | "seenAt" | "read" | "base" | "address" | "scenes"} Facts
 */

export const words = /** @type {Record<Texts | SceneTexts | HintTexts | Facts, string>} */ (
  /** @type {unknown} */ (document.getElementById("live")?.dataset ?? {})
);
