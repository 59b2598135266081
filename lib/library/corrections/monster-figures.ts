// Data, an entry a correction, and so longer than code may be.
import type { Correction } from "./correction";

/** As a transcription has it that doesn't come from the package. */
const ENTRY = "SRD 5.1, the creature's entry";
const UNDEAD = "SRD 5.1, the creature's entry; its kind is immune to poison throughout";
const PASSIVE = "SRD 5.1: passive Perception is 10 and the bonus of Perception";
const DEAFENED = "SRD 5.1, the creature's entry; the package says blinded twice";

/** What the package has wrong of monsters' figures and lists. The bonus of the hit dice, which it lacks throughout, is worked out. */
export const MONSTER_FIGURES: readonly Correction[] = [
  // Armour class, hit points, challenge.
  { of: "Basilisk", at: ["armor_class"], was: 12, is: 15, source: ENTRY },
  {
    of: "Bone Devil",
    at: ["challenge_rating"],
    was: 12,
    is: 9,
    source: "SRD 5.1, the creature's entry; its attacks have the bonus of challenge 9",
  },
  { of: "Cult Fanatic", at: ["hit_points"], was: 22, is: 33, source: "the mean of 6d8 with Constitution 12" },
  { of: "Giant Elk", at: ["armor_class"], was: 15, is: 14, source: ENTRY },
  {
    of: "Horned Devil",
    at: ["hit_points"],
    was: 148,
    is: 178,
    source: "the mean of 17d10 with Constitution 21",
  },

  // Speeds.
  { of: "Adult Brass Dragon", at: ["speed", "burrow"], was: "40 ft.", is: "30 ft.", source: ENTRY },
  { of: "Crocodile", at: ["speed", "swim"], was: "20 ft.", is: "30 ft.", source: ENTRY },
  {
    of: "Giant Wasp",
    at: ["speed"],
    was: { walk: "10 ft.", fly: "50 ft.", swim: "50 ft." },
    is: { walk: "10 ft.", fly: "50 ft." },
    source: ENTRY,
  },
  { of: "Young Blue Dragon", at: ["speed", "burrow"], was: "40 ft.", is: "20 ft.", source: ENTRY },
  {
    of: "Werebear",
    at: ["other_speeds", 0, "form"],
    was: "hyrid",
    is: "hybrid",
    source: "a slip of the keyboard",
  },

  // Damage that does more, less, or nothing.
  {
    of: "Archmage",
    at: ["damage_resistances", 1],
    part: "non magical",
    is: "nonmagical",
    source: "a slip of the keyboard",
  },
  { of: "Ghast", at: ["damage_resistances"], was: [], is: ["necrotic"], source: ENTRY },
  { of: "Ghast", at: ["damage_immunities"], was: ["necrotic"], is: ["poison"], source: UNDEAD },
  { of: "Ghoul", at: ["damage_immunities"], was: [], is: ["poison"], source: UNDEAD },
  {
    of: "Ice Devil",
    at: ["damage_immunities"],
    was: ["fire", "poison"],
    is: ["cold", "fire", "poison"],
    source: ENTRY,
  },
  {
    of: "Imp",
    at: ["damage_resistances", 1],
    part: "nonmagical/nonsilver weapons",
    is: "nonmagical weapons that aren't silvered",
    source: "SRD 5.1, the creature's entry, as its kind has it",
  },
  {
    of: "Mummy Lord",
    at: ["damage_vulnerabilities"],
    was: ["bludgeoning"],
    is: ["fire"],
    source: "SRD 5.1, the creature's entry; it is immune to bludgeoning from nonmagical weapons",
  },
  { of: "Skeleton", at: ["damage_immunities"], was: [], is: ["poison"], source: UNDEAD },
  {
    of: "Wight",
    at: ["damage_resistances"],
    was: [],
    is: ["necrotic", "bludgeoning, piercing, and slashing from nonmagical weapons that aren't silvered"],
    source: ENTRY,
  },
  {
    of: "Wight",
    at: ["damage_immunities"],
    was: ["necrotic", "bludgeoning, piercing, and slashing from nonmagical weapons that aren't silvered"],
    is: ["poison"],
    source: UNDEAD,
  },
  { of: "Zombie", at: ["damage_immunities"], was: [], is: ["poison"], source: UNDEAD },

  // Conditions.
  {
    of: "Ghast",
    at: ["condition_immunities"],
    add: [{ name: "Charmed" }, { name: "Exhaustion" }],
    length: 1,
    source: ENTRY,
  },
  {
    of: "Ghoul",
    at: ["condition_immunities"],
    add: [{ name: "Charmed" }, { name: "Exhaustion" }],
    length: 1,
    source: ENTRY,
  },
  { of: "Skeleton", at: ["condition_immunities"], add: [{ name: "Exhaustion" }], length: 1, source: ENTRY },
  { of: "Wight", at: ["condition_immunities"], add: [{ name: "Exhaustion" }], length: 1, source: ENTRY },
  {
    of: "Animated Armor",
    at: ["condition_immunities", 2, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Black Pudding",
    at: ["condition_immunities", 2, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Flying Sword",
    at: ["condition_immunities", 2, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Gelatinous Cube",
    at: ["condition_immunities", 2, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Gray Ooze",
    at: ["condition_immunities", 2, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Ochre Jelly",
    at: ["condition_immunities", 2, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Rug of Smothering",
    at: ["condition_immunities", 2, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Shambling Mound",
    at: ["condition_immunities", 1, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Shrieker",
    at: ["condition_immunities", 1, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },
  {
    of: "Violet Fungus",
    at: ["condition_immunities", 1, "name"],
    was: "Blinded",
    is: "Deafened",
    source: DEAFENED,
  },

  // Skills and senses.
  {
    of: "Black Bear",
    at: ["proficiencies"],
    add: [{ name: "Skill: Perception", value: 3 }],
    length: 0,
    source: PASSIVE,
  },
  { of: "Blink Dog", at: ["senses", "passive_perception"], was: 10, is: 13, source: PASSIVE },
  { of: "Bone Devil", at: ["senses", "passive_perception"], was: 9, is: 12, source: PASSIVE },
  {
    of: "Half-Red Dragon Veteran",
    at: ["proficiencies"],
    add: [
      { name: "Skill: Athletics", value: 5 },
      { name: "Skill: Perception", value: 2 },
    ],
    length: 0,
    source: PASSIVE,
  },
  {
    of: "Hunter Shark",
    at: ["senses"],
    was: { darkvision: "30 ft.", passive_perception: 12 },
    is: { blindsight: "30 ft.", passive_perception: 12 },
    source: ENTRY,
  },
  { of: "Spider", at: ["senses", "passive_perception"], was: 12, is: 10, source: PASSIVE },
  {
    of: "Swarm of Ravens",
    at: ["proficiencies"],
    add: [{ name: "Skill: Perception", value: 5 }],
    length: 0,
    source: PASSIVE,
  },
];
