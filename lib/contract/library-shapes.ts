import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { readOnly, wireRecord } from "./wire";

/** Lists and objects are JSON here, not JSON text: nobody sends them back. Each says by an example what it holds. */
const words = (example: string) => z.string().max(LIMIT.description).meta({ example });
const count = (example: number) => z.int().min(0).max(LIMIT.id).meta({ example });
const list = (...example: string[]) => z.array(z.string()).meta({ example });
const passages = (name: string, its: string) =>
  z.array(z.object({ name: z.string(), text: z.string() })).meta({ example: [{ name, text: its }] });
const flag = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : 0),
});
const sixScores = z
  .object({ str: z.int(), dex: z.int(), con: z.int(), int: z.int(), wis: z.int(), cha: z.int() })
  .meta({ example: { str: 8, dex: 14, con: 10, int: 10, wis: 8, cha: 8 } });

const entry = (slug: string, name: string) => ({
  slug: readOnly("slug", words(slug)),
  name: readOnly("name", words(name)),
});
export const monster = {
  ...entry("goblin", "Goblin"),
  type: readOnly("type", words("humanoid")),
  size: readOnly("size", words("Small")),
  challenge: readOnly("cr", words("1/4")),
  armourClass: readOnly("armour_class", count(15)),
  hitPoints: readOnly("hit_points", count(7)),
};
export const spell = {
  ...entry("fireball", "Fireball"),
  level: readOnly("level", count(3)),
  school: readOnly("school", words("Evocation")),
  classes: readOnly("classes", list("Sorcerer", "Wizard")),
  castingTime: readOnly("casting_time", words("1 action")),
};
export const item = {
  ...entry("longsword", "Longsword"),
  category: readOnly("category", words("Weapon")),
  kind: readOnly("kind", words("Martial melee")),
  cost: readOnly("cost", words("15 gp")),
  weight: readOnly("weight", words("3 lb.")),
};
export const race = {
  ...entry("dwarf", "Dwarf"),
  speed: readOnly("speed", count(30)),
  size: readOnly("size", words("Medium")),
};
export const characterClass = { ...entry("wizard", "Wizard"), hitDie: readOnly("hit_die", count(6)) };

export const monsterEntry = wireRecord({
  ...monster,
  subtype: readOnly("subtype", words("goblinoid")),
  alignment: readOnly("alignment", words("neutral evil")),
  hitDice: readOnly("hit_dice", words("2d6")),
  speed: readOnly("speed", words("30 ft.")),
  abilities: readOnly("abilities", sixScores),
  saves: readOnly("saves", words("Dex +4")),
  skills: readOnly("skills", words("Stealth +6")),
  vulnerabilities: readOnly("vulnerabilities", words("fire")),
  resistances: readOnly("resistances", words("cold")),
  immunities: readOnly("immunities", words("poison")),
  conditionImmunities: readOnly("condition_immunities", words("poisoned")),
  senses: readOnly("senses", words("darkvision 60 ft., passive Perception 9")),
  languages: readOnly("languages", words("Common, Goblin")),
  traits: readOnly("traits", passages("Nimble Escape", "The goblin can take the Disengage action.")),
  actions: readOnly("actions", passages("Scimitar", "Melee Weapon Attack: +4 to hit.")),
  reactions: readOnly("reactions", passages("Parry", "The knight adds 2 to its AC.")),
  legendary: readOnly("legendary", passages("Detect", "The dragon makes a Wisdom (Perception) check.")),
});
export const spellEntry = wireRecord({
  ...spell,
  ritual: readOnly("ritual", flag.meta({ example: 0 })),
  concentration: readOnly("concentration", flag.meta({ example: 0 })),
  range: readOnly("range", words("150 feet")),
  area: readOnly("area", words("20-foot-radius sphere")),
  components: readOnly("components", words("V, S, M (a tiny ball of bat guano and sulfur)")),
  duration: readOnly("duration", words("Instantaneous")),
  damageTypes: readOnly("damage_types", list("Fire")),
  text: readOnly("text", words("A bright streak flashes from your pointing finger.")),
  higherLevels: readOnly("higher_levels", words("The damage increases by 1d6.")),
});
export const itemEntry = wireRecord({
  ...item,
  damage: readOnly("damage", words("1d8")),
  twoHanded: readOnly("damage_two_handed", words("1d10")),
  damageType: readOnly("damage_type", words("Slashing")),
  range: readOnly("range", words("20/60 ft.")),
  armourClass: readOnly("armour_class", words("14 + Dex modifier (max 2)")),
  properties: readOnly("properties", passages("Versatile", "It can be used with one or two hands.")),
  text: readOnly("text", words("Worn under clothes.")),
});
export const condition = wireRecord({
  ...entry("blinded", "Blinded"),
  text: readOnly("text", words("A blinded creature can't see.")),
});
export const raceEntry = wireRecord({
  ...race,
  abilityBonuses: readOnly(
    "ability_bonuses",
    z
      .partialRecord(z.enum(["str", "dex", "con", "int", "wis", "cha"]), z.int())
      .meta({ example: { con: 2 } }),
  ),
  skills: readOnly("skills", list("Perception")),
  proficiencies: readOnly("proficiencies", list("Battleaxes")),
  tools: readOnly("tools", list("Smith's tools")),
  languages: readOnly("languages", list("Common", "Dwarvish")),
  traits: readOnly("traits", passages("Darkvision", "You can see in dim light within 60 feet.")),
  text: readOnly("text", words("Ability scores: Con +2.")),
});
export const classEntry = wireRecord({
  ...characterClass,
  saves: readOnly(
    "saves",
    z.array(z.enum(["str", "dex", "con", "int", "wis", "cha"])).meta({ example: ["int", "wis"] }),
  ),
  skillChoices: readOnly("skill_choices", count(2)),
  skills: readOnly("skills", list("Arcana", "History")),
  proficiencies: readOnly("proficiencies", list("Daggers")),
  tools: readOnly("tools", list("Thieves' tools")),
  slots: readOnly("slots", z.array(z.array(z.int())).meta({ example: [[2, 0, 0, 0, 0, 0]] })),
  text: readOnly("text", words("Hit die: d6.")),
});
