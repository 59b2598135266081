import type { Correction } from "./correction";

const WEAPONS = "SRD 5.1, the table of weapons";
const GEAR = "SRD 5.1, the table of adventuring gear: a price and a weight for so many";
const PACKS = "SRD 5.1, the packs: the package has another content, or not all of it";

/** Ammunition and the like as they are sold: the package has the price of one beside the weight of all. */
const sold = (
  name: string,
  was: { quantity: number; unit: string },
  as: { name: string; cost: { quantity: number; unit: string } },
): Correction[] => [
  { of: name, at: ["name"], was: name, is: as.name, source: GEAR },
  { of: name, at: ["cost"], was, is: as.cost, source: GEAR },
];

/** What the package has wrong of equipment. */
export const ITEM_CORRECTIONS: readonly Correction[] = [
  ...sold("Arrow", { quantity: 5, unit: "cp" }, { name: "Arrows (20)", cost: { quantity: 1, unit: "gp" } }),
  ...sold(
    "Blowgun needle",
    { quantity: 2, unit: "cp" },
    { name: "Blowgun needles (50)", cost: { quantity: 1, unit: "gp" } },
  ),
  ...sold(
    "Crossbow bolt",
    { quantity: 5, unit: "cp" },
    { name: "Crossbow bolts (20)", cost: { quantity: 1, unit: "gp" } },
  ),
  ...sold(
    "Sling bullet",
    { quantity: 1, unit: "cp" },
    { name: "Sling bullets (20)", cost: { quantity: 4, unit: "cp" } },
  ),
  ...sold(
    "Caltrops",
    { quantity: 5, unit: "cp" },
    { name: "Caltrops (bag of 20)", cost: { quantity: 1, unit: "gp" } },
  ),
  ...sold(
    "Spike, iron",
    { quantity: 1, unit: "sp" },
    { name: "Spikes, iron (10)", cost: { quantity: 1, unit: "gp" } },
  ),
  {
    of: "Barding: Ring mail",
    at: ["cost", "quantity"],
    was: 12,
    is: 120,
    source: "SRD 5.1: four times the price of ring mail, 30 gp",
  },
  { of: "Riding", at: ["name"], was: "Riding", is: "Saddle, Riding", source: "SRD 5.1, the table of tack" },
  { of: "Blowgun", at: ["damage", "damage_dice"], was: "1d1", is: "1", source: WEAPONS },
  { of: "Crossbow, heavy", at: ["properties", 1, "name"], was: "Light", is: "Heavy", source: WEAPONS },
  { of: "Spear", at: ["damage", "damage_dice"], was: "1d4", is: "1d6", source: WEAPONS },
  {
    of: "Trident",
    at: ["damage", "damage_type", "name"],
    was: "Slashing",
    is: "Piercing",
    source: "SRD 5.1, the table of weapons; in two hands the package has it so",
  },

  // Packs.
  {
    of: "Burglar's Pack",
    at: ["contents", 2],
    add: [{ name: "String (10 feet)" }, { name: "Bell" }],
    length: 12,
    source: PACKS,
  },
  { of: "Diplomat's Pack", at: ["contents", 2, "quantity"], was: 5, is: 1, source: PACKS },
  { of: "Dungeoneer's Pack", at: ["contents", 5], add: [{ name: "Tinderbox" }], length: 8, source: PACKS },
  {
    of: "Explorer's Pack",
    at: ["contents", 7, "item_url"],
    was: "http://www.dnd5eapi.co/api/equipment/106",
    is: "http://www.dnd5eapi.co/api/equipment/136",
    source: PACKS,
  },
  {
    of: "Priest's Pack",
    at: ["contents", 4],
    add: [
      { name: "Alms box" },
      { name: "Block of incense", quantity: 2 },
      { name: "Censer" },
      { name: "Vestments" },
    ],
    length: 6,
    source: PACKS,
  },
  {
    of: "Scholar's Pack",
    at: ["contents", 1],
    was: { item_url: "http://www.dnd5eapi.co/api/equipment/73", quantity: 1 },
    is: { name: "Book of lore" },
    source: PACKS,
  },
  {
    of: "Scholar's Pack",
    at: ["contents"],
    add: [{ name: "Little bag of sand" }, { name: "Small knife" }],
    length: 5,
    source: PACKS,
  },
];
