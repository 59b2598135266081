import type { Correction } from "./correction";

/** What the package has wrong of conditions. */
export const CONDITION_CORRECTIONS: readonly Correction[] = [
  {
    of: "Exhaustion",
    at: ["desc"],
    add: [
      "- Level 1: disadvantage on ability checks",
      "- Level 2: speed halved",
      "- Level 3: disadvantage on attack rolls and saving throws",
      "- Level 4: hit point maximum halved",
      "- Level 5: speed reduced to 0",
      "- Level 6: death",
      "In short: A creature suffers from its level and from all lower ones. A long rest takes one level away, provided that the creature also eats and drinks.",
    ],
    length: 1,
    source: "SRD 5.1, the table of exhaustion: the package leaves it out",
  },
];
