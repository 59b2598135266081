import { mapEnergy } from "@/lib/rules/energy";
import { MOST_SKILLS } from "@/lib/rules/skills";
import { type ClassFields, noClass, type OriginFields } from "./creature-form";
import type { CharacterClassEntry, Race } from "./library";

/** The last line of what was taken; while it stands, exports name the licence. */
export const ORIGIN_SOURCE = "From the SRD 5.1.";

const described = (paragraphs: readonly string[]): string => [...paragraphs, ORIGIN_SOURCE].join("\n\n");

/** What the form of a race takes of the library's; what has no field of its own stands in the description. Languages are ticked. */
export const raceFields = ({ name, text, traits, skills, tools }: Race): OriginFields => ({
  name,
  description: described([text, ...traits.map((trait) => `${trait.name}. ${trait.text}`)]),
  skills: skills.slice(0, MOST_SKILLS),
  tools,
  languages: [],
});

/** The same of a class; its energy is the spell slots of levels 1 to 6 that a character of this level has. */
export const classFields = (entry: CharacterClassEntry, level: number): ClassFields => {
  const { name, text, skillChoices, skills, tools, slots } = entry;
  const amounts = slots[Math.min(slots.length, Math.max(1, level)) - 1] ?? [];
  const highest = amounts.findLastIndex((amount) => amount > 0) + 1;
  return {
    name,
    description: described([text, `Choose ${skillChoices} skills of ${skills.join(", ")}.`]),
    skills: [],
    tools,
    languages: [],
    energyName: highest > 0 ? "Spell slots" : "",
    maxEnergyLevel: Math.max(1, highest),
    energyAmounts: mapEnergy((energy) => amounts[energy - 1] ?? 0),
  };
};

/** What of a race that was taken may stand in the form though nobody wrote it: its languages are ticked. */
export const untouchedRace = (race: Race): OriginFields[] => [
  { ...raceFields(race), languages: [...race.languages] },
];
/** The same of a class, at each level: the character may have had another one when it was taken. */
export const untouchedClass = (entry: CharacterClassEntry): ClassFields[] =>
  entry.slots.length === 0
    ? [classFields(entry, 1)]
    : entry.slots.map((_, index) => classFields(entry, index + 1));

/** Whether all that stands in a field stands in the other as well. */
const isWithin = (now: unknown, other: unknown): boolean => {
  if (typeof now === "string") return now.trim() === "" || now === other;
  if (!Array.isArray(now)) return JSON.stringify(now) === JSON.stringify(other);
  return now.every((entry) => isWithin(entry, "") || (Array.isArray(other) && other.includes(entry)));
};

/** Whether a field holds what is neither as in an empty form nor as it was taken: it was written or chosen by hand. */
export const isOwnOrigin = (now: OriginFields, untouched: readonly OriginFields[]): boolean => {
  const known: object[] = [noClass(), ...untouched];
  return Object.entries(now).some(
    ([field, value]) => !known.some((one) => isWithin(value, (one as Record<string, unknown>)[field])),
  );
};
