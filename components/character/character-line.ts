import type { Character } from "@/lib/model/creature";

type Origins = Pick<Character, "race" | "background" | "class">;

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");
const article = (word: string) => (/^[aeiou]/i.test(word) ? "an" : "a");

/** "Wood Elf Warden, Outlander": on a card. */
export const cardLine = ({ race, background, class: characterClass }: Origins): string =>
  [joined(race, characterClass), background].filter((part) => part !== "").join(", ");

/** "Wood Elf Warden, an Outlander": on the sheet. */
export const sheetLine = ({ race, background, class: characterClass }: Origins): string => {
  const who = joined(race, characterClass);
  if (background === "") return who;
  return who === "" ? background : `${who}, ${article(background)} ${background}`;
};
