import { LIMIT } from "@/lib/constants";
import type { Monster, Passage } from "@/lib/model/library";
import { challengeText, challengeValue } from "@/lib/rules/challenge";
import { signed } from "@/lib/library/words";
import { at, type Fields, fieldsOf, has, list, number, prose, text, Unreadable, words } from "./fields";
import {
  kindOf,
  NOTES_LEFT_OUT,
  ofKind,
  paragraph,
  PICTURE_LEFT_OUT,
  type Reading,
  UNRATED,
  withUse,
} from "./imported";
import type { OfTool } from "./left-over";

/** Improved Initiative's stat blocks and player characters, as its JSON export has them. */

export const isImprovedInitiative = (fields: Fields): boolean =>
  has(fields, "StatBlock") || (has(fields, "HP", "Value") && has(fields, "Abilities"));

/** Ids, places in the tool's own lists, and versions. */
export const INITIATIVE: OfTool = {
  technical: new Set("Id Version Path LastUpdateMs FolderPath".split(" ")),
};

const passages = (value: unknown): Passage[] =>
  list(value)
    .map(fieldsOf)
    .map((one) => ({
      name: withUse(prose(at(one, "Name")), prose(at(one, "Usage"))),
      text: prose(at(one, "Content")),
    }));
const modifiers = (value: unknown): string =>
  list(value)
    .map(fieldsOf)
    .map((one) => {
      const bonus = number(at(one, "Modifier"));
      return `${prose(at(one, "Name"))} ${bonus === undefined ? prose(at(one, "Modifier")) : signed(bonus)}`;
    })
    .join(", ");

const DICE = /(?<!\d)\d{1,4}d\d{1,4}(?: *[+-] *\d{1,5})?/;

/** "+3, with advantage". */
const initiativeText = (fields: Fields): string => {
  const bonus = number(at(fields, "InitiativeModifier")) ?? 0;
  const roll = text(at(fields, "InitiativeSpecialRoll"));
  const isDoubled = at(fields, "InitiativeAdvantage") === true;
  const special = roll === "take-ten" ? "takes 10" : roll && `with ${roll}`;
  const parts = [bonus === 0 ? "" : signed(bonus), special, isDoubled ? "with advantage" : ""];
  return [...new Set(parts.filter(Boolean))].join(", ");
};

/** What it says of its challenge, and the figure that this is. */
interface Challenge {
  written: string;
  rating: number | undefined;
}
const challengeOf = (fields: Fields): Challenge => {
  const written = text(at(fields, "Challenge"));
  return { written, rating: challengeValue(written) };
};

/** @throws Unreadable */
const creatureOf = (whole: Fields, fields: Fields, { rating }: Challenge): Monster => {
  const hitPoints = number(at(fields, "HP", "Value"));
  if (hitPoints === undefined) throw new Unreadable("It has no hit points.");
  const score = (name: string) => number(at(fields, "Abilities", name)) ?? 10;
  return {
    slug: "",
    name: prose(at(fields, "Name")) || prose(at(whole, "Name")),
    ...kindOf(prose(at(fields, "Type"))),
    challenge: rating === undefined ? "" : challengeText(rating),
    armourClass: number(at(fields, "AC", "Value")) ?? 10,
    hitPoints,
    hitDice: DICE.exec(text(at(fields, "HP", "Notes")))?.[0] ?? "",
    speed: words(at(fields, "Speed")).join(", "),
    abilities: {
      str: score("Str"),
      dex: score("Dex"),
      con: score("Con"),
      int: score("Int"),
      wis: score("Wis"),
      cha: score("Cha"),
    },
    saves: modifiers(at(fields, "Saves")),
    skills: modifiers(at(fields, "Skills")),
    vulnerabilities: words(at(fields, "DamageVulnerabilities")).join(", "),
    resistances: words(at(fields, "DamageResistances")).join(", "),
    immunities: words(at(fields, "DamageImmunities")).join(", "),
    conditionImmunities: words(at(fields, "ConditionImmunities")).join(", "),
    senses: words(at(fields, "Senses")).join(", "),
    languages: words(at(fields, "Languages")).join(", "),
    traits: passages(at(fields, "Traits")),
    actions: [
      ...passages(at(fields, "Actions")),
      ...ofKind("Bonus Action", passages(at(fields, "BonusActions"))),
    ],
    reactions: passages(at(fields, "Reactions")),
    legendary: [
      ...passages(at(fields, "LegendaryActions")),
      ...ofKind("Mythic Action", passages(at(fields, "MythicActions"))),
    ],
  };
};

const isCharacterOf = (whole: Fields, fields: Fields): boolean =>
  prose(at(fields, "Player")) !== "" || has(whole, "StatBlock");

/** What a sheet has no field for, as paragraphs of its description. */
const alsoOf = (whole: Fields, fields: Fields, creature: Monster): string[] => {
  const own = prose(at(whole, "Name"));
  const player = prose(at(fields, "Player"));
  const armour = prose(at(fields, "AC", "Notes"));
  const source = prose(at(fields, "Source"));
  const notes = prose(at(fields, "HP", "Notes"));
  const initiative = initiativeText(fields);
  return [
    own && own !== creature.name ? paragraph({ name: "Also named", text: own }) : "",
    armour && paragraph({ name: "Armour class", text: armour }),
    notes.replace(DICE, "").replace(/[()\s]/g, "") && paragraph({ name: "Hit points", text: notes }),
    initiative && paragraph({ name: "Initiative", text: initiative }),
    prose(at(fields, "Description")),
    isCharacterOf(whole, fields) ? "" : prose(at(whole, "Notes")),
    player === "" || player === "player" ? "" : paragraph({ name: "Player", text: player }),
    source && paragraph({ name: "Source", text: source }),
  ];
};

const leftOutOf = (whole: Fields, fields: Fields, { written, rating }: Challenge): string[] => {
  const picture = text(at(fields, "ImageURL")) ? [PICTURE_LEFT_OUT] : [];
  // They are of whoever leads the game.
  const notes = isCharacterOf(whole, fields) && prose(at(whole, "Notes")) ? [NOTES_LEFT_OUT] : [];
  if (rating !== undefined) return [...picture, ...notes];
  const unrated = `Its challenge “${written.slice(0, LIMIT.name)}” is no rating: its level is 1 here.`;
  return [...picture, ...notes, written ? unrated : UNRATED];
};

export const readImprovedInitiative = (whole: Fields): Reading => {
  const fields = has(whole, "StatBlock") ? fieldsOf(at(whole, "StatBlock")) : whole;
  const challenge = challengeOf(fields);
  const creature = creatureOf(whole, fields, challenge);
  return {
    creature,
    also: alsoOf(whole, fields, creature),
    currentHitPoints: number(at(whole, "CurrentHP")),
    isCharacter: isCharacterOf(whole, fields),
    leftOut: leftOutOf(whole, fields, challenge),
  };
};

const STORED = /^(?:ImprovedInitiative\.)?(?:Creatures|PersistentCharacters|PlayerCharacters)(?:\.|$)/;

/** What the export has besides, for which there is no place here. */
const OTHERS: readonly (readonly [stored: RegExp, noun: string])[] = [
  [/^(?:ImprovedInitiative\.)?Spells\./, "saved spell"],
  [/^(?:ImprovedInitiative\.)?SavedEncounters\./, "saved encounter"],
];
/** One entry for each kind, which is refused by its name: hundreds of them are not listed one by one. */
const othersIn = (names: readonly string[]): { Name: string }[] =>
  OTHERS.flatMap(([stored, noun]) => {
    const count = names.filter((name) => stored.test(name)).length;
    return count > 0 ? [{ Name: `${count} ${noun}${count === 1 ? "" : "s"}` }] : [];
  });

/**
 * The records of the whole export: an object of stored entries, each as JSON or as its text. Undefined where it is none.
 * @param parse reads a text within the bounds of a file: texts within texts are nested as deeply as they like
 */
export const recordsOfExport = (fields: Fields, parse: (json: string) => unknown): unknown[] | undefined => {
  const names = Object.keys(fields).filter((name) => STORED.test(name));
  if (names.length === 0) return undefined;
  const records = names.flatMap((name) => {
    const stored = at(fields, name);
    const value = typeof stored === "string" ? entryOf(stored, parse) : stored;
    // Lists of ids stand beside the records that they name.
    return (Array.isArray(value) ? value : [value]).filter((one: unknown) => typeof one === "object");
  });
  return [...records, ...othersIn(Object.keys(fields))];
};

/** An entry that can't be read is one without fields, which is refused alone. */
const entryOf = (json: string, parse: (json: string) => unknown): unknown => {
  try {
    return parse(json);
  } catch {
    return {};
  }
};
