import type { Correction } from "./correction";

const SLIP = "a slip of the keyboard";

/** What the package has wrong of races. */
export const RACE_CORRECTIONS: readonly Correction[] = [
  { of: "Dwarf", at: ["speed"], was: 30, is: 25, source: "SRD 5.1, Dwarf Traits" },
  { of: "Half-Orc", at: ["languages", 1, "name"], was: "Orcish", is: "Orc", source: "SRD 5.1, Languages" },
];

/** What it has wrong of their traits. */
export const TRAIT_CORRECTIONS: readonly Correction[] = [
  {
    of: "Internal Legacy",
    at: ["name"],
    was: "Internal Legacy",
    is: "Infernal Legacy",
    source: "SRD 5.1, Tiefling Traits",
  },
  { of: "Internal Legacy", at: ["desc", 0], part: "5h level", is: "5th level", source: SLIP },
  { of: "Relentless Endurance", at: ["desc", 0], part: "instead. you", is: "instead. You", source: SLIP },
  { of: "Brave", at: ["desc", 0], part: "saving throw against", is: "saving throws against", source: SLIP },
  {
    of: "Breath Weapon",
    at: ["desc", 1],
    part: "increases to 2d6 at 6th level, 3d6 at 11th level,",
    is: "increases to 3d6 at 6th level, 4d6 at 11th level,",
    source: "SRD 5.1, Dragonborn Traits; a die more each time",
  },
  {
    of: "Draconic Ancestry",
    at: ["desc"],
    add: [
      "Black: acid, 5 by 30 ft. line (Dexterity saving throw)",
      "Blue: lightning, 5 by 30 ft. line (Dexterity saving throw)",
      "Brass: fire, 5 by 30 ft. line (Dexterity saving throw)",
      "Bronze: lightning, 5 by 30 ft. line (Dexterity saving throw)",
      "Copper: acid, 5 by 30 ft. line (Dexterity saving throw)",
      "Gold: fire, 15 ft. cone (Dexterity saving throw)",
      "Green: poison, 15 ft. cone (Constitution saving throw)",
      "Red: fire, 15 ft. cone (Dexterity saving throw)",
      "Silver: cold, 15 ft. cone (Constitution saving throw)",
      "White: cold, 15 ft. cone (Constitution saving throw)",
    ],
    length: 1,
    source: "SRD 5.1, the table of draconic ancestries, from its figures",
  },
];

const LIGHT_CROSSBOWS = { add: [{ name: "Crossbows, light" }], length: 4 };

/** What it has wrong of classes. */
export const CLASS_CORRECTIONS: readonly Correction[] = [
  { of: "Sorcerer", at: ["proficiencies"], ...LIGHT_CROSSBOWS, source: "SRD 5.1, Sorcerer, Proficiencies" },
  { of: "Wizard", at: ["proficiencies"], ...LIGHT_CROSSBOWS, source: "SRD 5.1, Wizard, Proficiencies" },
];
