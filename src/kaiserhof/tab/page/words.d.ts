// The build writes `words.js`: what the shell says in each language.

export const WORDS: Record<"en" | "de" | "zh", Record<string, string>>;
