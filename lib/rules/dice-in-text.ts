import { ABILITIES, type Ability, ABILITY_NAME } from "@/lib/rules/abilities";
import { DICE, type Die } from "@/lib/rules/dice";
import { MOST_TABLE_DICE, ROLL_MODIFIER } from "@/lib/rules/table-roll";

/** What a piece of text asks to be rolled. */
export interface AskedRoll {
  pool: readonly Die[];
  modifier: number;
  /** "to hit", "piercing", "Constitution save, DC 13", "Wisdom (Insight) check, DC 14". */
  label: string;
  /** A D20 against a number: advantage and disadvantage may apply. */
  isCheck: boolean;
  /** The saving throw that the text asks of others. */
  save?: Save;
}
/** A saving throw against a number. */
export interface Save {
  ability: Ability;
  difficulty: number;
}
/** "Constitution save, DC 13". */
export const saveLabel = ({ ability, difficulty }: Save): string =>
  `${ABILITY_NAME[ability]} save, DC ${difficulty}`;

/** A piece of a text, as it is written; with a roll where it asks for one. */
export interface TextPiece {
  text: string;
  roll?: AskedRoll;
}

const SIGNED = String.raw`[+\-−–]\s?\d{1,3}`;
const ABILITY = "Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma";
const SKILL = String.raw`(?:\s+\([\p{L} ]{1,30}\))?`;
/** " (Athletics) or Dexterity": another ability that will do. */
const OR = String.raw`${SKILL}\s+or\s+(?:${ABILITY})`;
const DAMAGE =
  "acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder";
/**
 * "+5 to hit", "1d8+3 piercing", "DC 13 Constitution saving throw" and "DC 14 Wisdom (Insight) check", as the System Reference
 * Document writes them, and the "Attack Roll: +5" of its later edition. Months, models and the like ("3d printer") have no figure
 * after the letter.
 */
const ASKED = new RegExp(
  [
    String.raw`(?<hit>${SIGNED})\s+to\s+hit`,
    String.raw`(?<=\bAttack\sRoll:\s)(?<attack>${SIGNED})(?!\d)`,
    String.raw`\bDC\s?(?<dc>\d{1,2})\s+(?<ability>${ABILITY})(?:(?:${OR})?\s+(?:saving\s+throw|save)|(?<check>(?:${OR})?${SKILL}\s+check\b))?`,
    String.raw`(?<![\p{L}\d])(?<count>\d{0,2})d(?<sides>\d{1,3})(?![\p{L}\d])(?:\s?(?<bonus>${SIGNED})(?!\d*\s*d\d))?(?:\)?\s+(?<damage>${DAMAGE})\b)?`,
  ].join("|"),
  "giu",
);

const numberOf = (signed: string): number => Number(signed.replace(/\s/g, "").replace(/[−–]/, "-"));
const isWithin = (modifier: number) => modifier >= ROLL_MODIFIER.min && modifier <= ROLL_MODIFIER.max;

type Groups = Record<string, string | undefined>;

const attackOf = (bonus: string): AskedRoll | undefined => {
  const modifier = numberOf(bonus);
  return isWithin(modifier) ? { pool: [20], modifier, label: "to hit", isCheck: true } : undefined;
};

const saveOrCheckOf = (dc: string, written: string, check: string | undefined): AskedRoll => {
  const ability = ABILITIES.find((one) => ABILITY_NAME[one].toLowerCase() === written.toLowerCase()) ?? "con";
  const roll = { pool: [20], modifier: 0, isCheck: true } as const;
  if (check) return { ...roll, label: `${ABILITY_NAME[ability]}${check.replace(/\s+/g, " ")}, DC ${dc}` };
  const save = { ability, difficulty: Number(dc) };
  return { ...roll, label: saveLabel(save), save };
};

const diceOf = ({ count, sides, bonus, damage = "" }: Groups): AskedRoll | undefined => {
  const die = DICE.find((one) => String(one) === sides);
  const dice = count === "" ? 1 : Number(count);
  const modifier = bonus ? numberOf(bonus) : 0;
  if (!die || dice < 1 || dice > MOST_TABLE_DICE || !isWithin(modifier)) return undefined;
  return {
    pool: Array.from({ length: dice }, () => die),
    modifier,
    label: damage.toLowerCase(),
    isCheck: die === 20 && dice === 1,
  };
};

const rollOf = (groups: Groups): AskedRoll | undefined => {
  const { hit, attack, dc, ability, check } = groups;
  const bonus = hit ?? attack;
  if (bonus) return attackOf(bonus);
  return dc && ability ? saveOrCheckOf(dc, ability, check) : diceOf(groups);
};

/** Takes a text apart at what it asks to be rolled: a bonus to hit, dice, a saving throw. The pieces together are the text. */
export const piecesOf = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ASKED)) {
    const roll = rollOf(match.groups ?? {});
    if (!roll) continue;
    // "(1d8 + 3) piercing" and "(2d6)" are one piece each: no line ends behind their bracket.
    const stop = match.index + match[0].length;
    const isOpened = match.index > end && text[match.index - 1] === "(";
    const isClosed = match[0].includes(")");
    const inBrackets = isOpened && (isClosed || text[stop] === ")");
    const start = inBrackets ? match.index - 1 : match.index;
    if (start > end) pieces.push({ text: text.slice(end, start) });
    end = inBrackets && !isClosed ? stop + 1 : stop;
    pieces.push({ text: text.slice(start, end), roll });
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
};
