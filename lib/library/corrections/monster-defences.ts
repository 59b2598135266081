// Data, an entry a creature, and so longer than code may be.
import type { Correction } from "./correction";

type Wording = Readonly<Record<"part" | "is", string>>;
const PLAIN: Wording = { part: "nonmagical weapons", is: "nonmagical attacks" };
const SILVER: Wording = {
  part: "nonmagical weapons that aren't silvered",
  is: "nonmagical attacks not made with silvered weapons",
};
/** Some say "damage" where the others don't. */
const DAMAGE_PLAIN: Wording = { part: `damage from ${PLAIN.part}`, is: `from ${PLAIN.is}` };
const DAMAGE_SILVER: Wording = { part: `damage from ${SILVER.part}`, is: `from ${SILVER.is}` };
const ADAMANTINE: Wording = {
  part: "nonmagical weapons that aren't adamantine",
  is: "nonmagical attacks not made with adamantine weapons",
};

/** Whom weapons without magic do less or no harm: in which list, at which place of it. */
const AGAINST_WEAPONS: readonly (readonly [
  Wording,
  "damage_resistances" | "damage_immunities",
  readonly (readonly [string, number])[],
])[] = [
  [
    PLAIN,
    "damage_resistances",
    [
      ["Air Elemental", 2],
      ["Balor", 2],
      ["Deva", 1],
      ["Earth Elemental", 0],
      ["Fire Elemental", 0],
      ["Ghost", 4],
      ["Glabrezu", 3],
      ["Gynosphinx", 0],
      ["Hezrou", 3],
      ["Invisible Stalker", 0],
      ["Magmin", 0],
      ["Marilith", 3],
      ["Mummy", 0],
      ["Nalfeshnee", 3],
      ["Planetar", 1],
      ["Quasit", 3],
      ["Salamander", 0],
      ["Shadow", 5],
      ["Solar", 1],
      ["Specter", 5],
      ["Succubus/Incubus", 4],
      ["Vampire", 1],
      ["Vampire Spawn", 1],
      ["Vrock", 3],
      ["Water Elemental", 1],
      ["Will-o'-Wisp", 5],
    ],
  ],
  [
    PLAIN,
    "damage_immunities",
    [
      ["Androsphinx", 1],
      ["Couatl", 1],
      ["Kraken", 1],
      ["Lich", 1],
      ["Mummy Lord", 2],
      ["Rakshasa", 0],
      ["Tarrasque", 2],
    ],
  ],
  [
    SILVER,
    "damage_resistances",
    [
      ["Barbed Devil", 1],
      ["Bearded Devil", 1],
      ["Bone Devil", 1],
      ["Chain Devil", 1],
      ["Erinyes", 1],
      ["Horned Devil", 1],
      ["Ice Devil", 0],
      ["Imp", 1],
      ["Night Hag", 2],
      ["Pit Fiend", 1],
      ["Wight", 1],
      ["Wraith", 5],
    ],
  ],
  [
    ADAMANTINE,
    "damage_immunities",
    [
      ["Clay Golem", 3],
      ["Flesh Golem", 2],
      ["Iron Golem", 3],
      ["Stone Golem", 2],
    ],
  ],
  [
    ADAMANTINE,
    "damage_resistances",
    [
      ["Gargoyle", 0],
      ["Xorn", 0],
    ],
  ],
  [
    DAMAGE_SILVER,
    "damage_immunities",
    [
      ["Wereboar", 0],
      ["Wererat", 0],
      ["Weretiger", 0],
      ["Werewolf", 0],
    ],
  ],
  [DAMAGE_PLAIN, "damage_resistances", [["Grick", 0]]],
];

/** The package has the older words, by which a claw would hurt what a sword doesn't; one of its entries has the newer. */
export const MONSTER_DEFENCES: readonly Correction[] = AGAINST_WEAPONS.flatMap(([wording, list, places]) =>
  places.map(([of, place]) => ({
    of,
    at: [list, place],
    ...wording,
    source: "SRD 5.1, the creature's entry; nonmagical attacks, of weapons or not",
  })),
);
