import type { Correction } from "./correction";

const SLIP = "a slip of the keyboard";

/** What the package has wrong of races. */
export const RACE_CORRECTIONS: readonly Correction[] = [
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
];
