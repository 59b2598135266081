const ABILITY =
  /\b(strength|dexterity|constitution|intelligence|wisdom|charisma)(?= (?:saving throw|check))/g;

/**
 * A text of the package as it is printed: the package leaves a character escaped, writes dashes as a typewriter does and abilities
 * small, and has blanks where a scanner saw some.
 */
export const printed = (text: string): string =>
  text
    .trim()
    .replaceAll("&amp;", "&")
    .replaceAll("--", "—")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[.,;:)])/g, "")
    .replaceAll("ft..", "ft.")
    .replace(/(\d)gp\b/g, "$1 gp")
    .replace(ABILITY, (name) => name.charAt(0).toUpperCase() + name.slice(1));
