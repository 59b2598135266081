const FIGURES = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

/** A level of spells or energy as small Roman figures; nothing for a cantrip. */
export const romanLevel = (level: number): string => FIGURES[level] ?? String(level);
