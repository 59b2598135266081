import type { Character, CharacterSent } from "@/lib/model/creature";

/**
 * Whether a character is what was sent to make it. A blank name is left to the server; what was not sent may be anything.
 */
export const isMadeOf = (character: Character, sent: CharacterSent): boolean =>
  Object.entries(sent).every(
    ([name, value]) =>
      (name === "name" && String(value).trim() === "") || isSame(character[name as keyof Character], value),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  isParts(one) && isParts(other)
    ? Object.keys(other).every((name) => isSame(one[name], other[name]))
    : one === other;

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
