import { type Ability, ABILITY_LABEL, mapAbilities, modifier, type Scores } from "@/lib/rules/abilities";

/** "Dex +7", with any of the minus signs. */
const PRINTED_SAVE = mapAbilities(
  (ability) => new RegExp(`\\b${ABILITY_LABEL[ability]}\\s*([+\\-−–])\\s?(\\d{1,2})`, "iu"),
);
/** The line of an encounter's description that keeps the saving throws as they were printed: "Saving throws Dex +6, Con +13". */
const PRINTED_LINE = /^Saving throws:? .*$/imu;
/** The bonus of a saving throw of an encounter, which has no field for those that differ from the ability's. */
export const describedSave = (description: string, abilities: Scores, ability: Ability): number =>
  printedSave(PRINTED_LINE.exec(description)?.[0] ?? "", abilities, ability);

/** The bonus of a saving throw of a monster as it is printed: "Dex +7, Con +10" where it differs from the ability's. */
export const printedSave = (saves: string, abilities: Scores, ability: Ability): number => {
  const printed = PRINTED_SAVE[ability].exec(saves);
  if (!printed) return modifier(abilities[ability]);
  return (printed[1] === "+" ? 1 : -1) * Number(printed[2]);
};
