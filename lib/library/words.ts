import { ABILITIES, type Ability } from "@/lib/rules/abilities";

const DAMAGE_TYPES = [
  "Acid",
  "Bludgeoning",
  "Cold",
  "Fire",
  "Force",
  "Lightning",
  "Necrotic",
  "Piercing",
  "Poison",
  "Psychic",
  "Radiant",
  "Slashing",
  "Thunder",
] as const;
const NAMED = DAMAGE_TYPES.join("|");
const DAMAGE_TYPE = new RegExp(NAMED, "gi");
/** "fire damage", "piercing or slashing damage", "acid, cold, fire, lightning, or poison damage". */
const DAMAGE = new RegExp(
  String.raw`\b((?:(?:${NAMED})(?:, | or | and |, or |, and )?){1,${DAMAGE_TYPES.length}}) damage`,
  "gi",
);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** What stands before a word and says what it means; no more is looked at, since texts may be anybody's. */
const BEFORE = 100;
const before = (text: string, index: number): string => text.slice(Math.max(0, index - BEFORE), index);

/** "resistance to fire damage" deals none. */
const TAKEN = /\b(?:resist\w*|immun\w+|vulnerab\w+)(?: to| against)?(?: \w+,)* ?$/i;

/** The kinds of damage that a text names as dealt, in its order: "Piercing", "Fire". Names of resistances don't count. */
export const damageTypesIn = (text: string): string[] => {
  const dealt = [...text.matchAll(DAMAGE)].filter(({ index }) => !TAKEN.test(before(text, index)));
  const named = dealt.flatMap(([, types = ""]) => types.match(DAMAGE_TYPE));
  return [...new Set(named.flatMap((type) => (type ? [capitalized(type)] : [])))];
};

/** "+4", "−1" as it is printed with a hyphen: "-1". */
export const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** The ability that a word such as "DEX", "dex" or "Dexterity" begins with the name of. */
export const abilityIn = (word: string): Ability | undefined =>
  ABILITIES.find((ability) => word.toLowerCase().startsWith(ability));

/** All that repeats has a bound: the pattern begins anew at each figure, and would run to the end of a text of nothing else. */
const AREA =
  /\b\d{1,5}[- ]foot(?:[- ](?:radius|high|tall|long|wide|diameter|deep)){0,3}(?:[, ]{1,2}\d{1,5}[- ]foot[- ](?:high|tall|long|wide)){0,3}[- ](?:sphere|cube|cone|line|cylinder|circle|square|hemisphere|radius)\b|\b\d{1,5}[- ]foot[- ]radius\b(?: (?:sphere|cylinder))?/gi;
/** How far a light shines is no area. */
const LIT = /\blight (?:in|within|out to|for) an? $/i;
const LINE = /\bline (\d+ feet long and \d+ feet wide)\b|\b(\d+-foot line)\b/i;

/** The area that a text names first: "20-foot-radius sphere", "60-foot cone", or "". */
export const areaIn = (text: string): string => {
  const areas = [...text.matchAll(AREA)].filter(({ index }) => !LIT.test(before(text, index)));
  if (areas[0]) return areas[0][0];
  const [, measures, line] = LINE.exec(text) ?? [];
  return measures ? `line ${measures}` : (line ?? "");
};

const REACH = /\breach (\d+ (?:ft\.|feet))|\brange (\d+(?:\/\d+)? (?:ft\.|feet))/gi;

/** Reach and range of an attack: "5 ft.", "5 ft. or 20/60 ft.", or "". */
export const rangeIn = (text: string): string => {
  const [attack = ""] = text.split(/\bHit:/);
  return [...attack.matchAll(REACH)].map(([, reach, range]) => reach ?? range).join(" or ");
};

const USES = /\(([^()]{0,100}\b(?:recharge|recharges|day|costs?|rest|turn)\b[^()]{0,100})\)/i;

/** How often an action may be used: "Recharge 5-6" of "Fire Breath (Recharge 5-6)", "3/Day", "Costs 2 Actions", or "". */
export const usesIn = (name: string): string => USES.exec(name)?.[1] ?? "";
