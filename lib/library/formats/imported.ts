import {
  type CharacterRecord,
  characterRecord,
  type EncounterRecord,
  encounterRecord,
} from "@/lib/model/creature-record";
import type { Monster, Passage } from "@/lib/model/library";
import { type ClassRecord, noHeritage } from "@/lib/model/origin";
import { mapAbilities, modifier } from "@/lib/rules/abilities";
import { levelOfChallenge } from "@/lib/rules/challenge";
import { encounterOf } from "@/lib/library/take-monster";
import { Unreadable } from "./fields";
import { fitted, withinSaves, withinText, withShortName } from "./fitted";
import { table } from "./table";

interface ReadOrigin {
  name: string;
  description: string;
}
/** What a character is by origin, where a format keeps that apart. */
export interface ReadOrigins {
  race?: ReadOrigin;
  background?: ReadOrigin;
  class?: ClassRecord;
}
/** What a format's reader makes of one record of a file. */
export interface Reading {
  creature: Monster;
  /** What has no field of its own and goes into the description. */
  also: readonly string[];
  spells?: EncounterRecord["spells"];
  items?: EncounterRecord["items"];
  /** What is left of the hit points, where the file says. */
  currentHitPoints?: number | undefined;
  temporaryHitPoints?: number | undefined;
  origins?: ReadOrigins;
  /** A player's, which becomes a character. */
  isCharacter?: boolean;
  /** Sentences about what can't come in. */
  leftOut: readonly string[];
}
export type Imported = { leftOut: string[] } & (
  | { kind: "encounter"; record: EncounterRecord }
  | { kind: "character"; record: CharacterRecord }
);

export const UNRATED = "It has no challenge rating: its level is 1 here.";
export const PICTURE_LEFT_OUT = "Its picture is left out: it is only an address, and nothing is fetched.";
export const SECRETS_LEFT_OUT = "Its secret sections are left out: all players read a character.";
export const NOTES_LEFT_OUT = "Its notes are left out: all players read a character.";

const LONGEST_EFFECT = 4000;
/** An effect that is longer than effects may be is kept as the description. */
const withoutLongEffects = <A extends { effects: string[]; description: string }>(action: A): A =>
  action.effects.some((effect) => effect.length > LONGEST_EFFECT)
    ? { ...action, effects: [], description: action.effects.join("\n") }
    : action;

const SAVE = /\b(Str|Dex|Con|Int|Wis|Cha)\w* ([+-]?\d+)/g;
const savesOf = ({ saves, abilities }: Monster) => {
  const written = new Map(
    [...saves.matchAll(SAVE)].map(([, name = "", value]) => [name.toLowerCase(), Number(value)]),
  );
  return mapAbilities((ability) => written.get(ability) ?? modifier(abilities[ability]));
};

const WORDS = table<string>({
  name: "name",
  armourClass: "armour class",
  maxHitPoints: "hit points",
  currentHitPoints: "hit points",
  abilities: "ability scores",
  description: "description",
  speed: "speed",
  level: "level",
  actions: "actions",
  spells: "spells",
  items: "items",
  race: "kind",
});
const unfit = ([issue]: readonly { path: readonly PropertyKey[]; message: string }[]): Unreadable => {
  const [field = "record"] = issue?.path ?? [];
  return new Unreadable(
    `Its ${WORDS.get(String(field)) ?? String(field)} can't be kept: ${issue?.message ?? "not valid"}.`,
  );
};

/** Cut before they are searched for ranges, areas and damage. */
const withShortActions = (told: string[], creature: Monster): Monster => {
  const within = (passages: readonly Passage[]): Passage[] =>
    passages.map(({ name, text }) => ({ name, text: withinText(told, `text of “${name}”`, text) }));
  const { actions, reactions, legendary } = creature;
  return {
    ...creature,
    actions: within(actions),
    reactions: within(reactions),
    legendary: within(legendary),
  };
};

/** The record to write. @throws Unreadable where it doesn't fit what can be stored */
export const importedOf = ({
  creature,
  also,
  spells = [],
  items = [],
  currentHitPoints = creature.hitPoints,
  temporaryHitPoints = 0,
  origins = {},
  isCharacter = false,
  leftOut,
}: Reading): Imported => {
  if (creature.name.trim() === "") throw new Unreadable("It has no name.");
  const cut: string[] = [];
  const encounter = encounterOf(withShortActions(cut, creature));
  const whole: EncounterRecord = {
    ...encounter,
    description: [encounter.description, ...also.filter((part) => part !== "")].join("\n\n"),
    currentHitPoints,
    temporaryHitPoints,
    actions: encounter.actions.map(withoutLongEffects),
    spells,
    items,
  };
  const { record: fit, told: fitting } = fitted(whole);
  const told = [...cut, ...fitting];
  if (!isCharacter) {
    const { data: record, error } = encounterRecord.safeParse(fit);
    if (error) throw unfit(error.issues);
    return { kind: "encounter", record, leftOut: [...new Set([...leftOut, ...told])] };
  }
  const { race, items: carried, ...stats } = fit;
  const origin = <O extends ReadOrigin>(one: O): O => {
    const named = withShortName(told, one);
    return { ...named, description: withinText(told, `text of “${named.name}”`, named.description) };
  };
  const { data: record, error } = characterRecord.safeParse({
    ...stats,
    // A character has a level, and no challenge.
    description: stats.description.replace(/^Challenge [^\n]*\n/, ""),
    level: levelOfChallenge(creature.challenge),
    savingThrows: withinSaves(told, savesOf(creature)),
    race: race.name || origins.race ? origin({ ...race, description: "", ...origins.race }) : null,
    background: origins.background ? origin({ ...noHeritage(), ...origins.background }) : null,
    class: origins.class ? origin(origins.class) : null,
    items: carried.map(({ abilities: _, ...item }) => item),
  });
  if (error) throw unfit(error.issues);
  return { kind: "character", record, leftOut: [...new Set([...leftOut, ...told])] };
};

const LONGEST_LINE = 200;
const TYPE = /^(Tiny|Small|Medium|Large|Huge|Gargantuan)\s+(?![\s,(])([^,(]+)(?:\(([^)]*)\)\s*)?(?:,(.*))?$/i;

/** "Small humanoid (goblinoid), neutral evil" in its parts. */
export const kindOf = (line: string): Pick<Monster, "size" | "type" | "subtype" | "alignment"> => {
  const found = line.length > LONGEST_LINE ? null : TYPE.exec(line);
  const [, size = "", type = line, subtype = "", alignment = ""] = found ?? [];
  return { size, type: type.trim(), subtype, alignment: alignment.trim() };
};

const folded = (text: string): string => text.toLowerCase().replace(/[–—−]/g, "-");
/** "Fire Breath (Recharge 5-6)"; "Bite (Wolf Form, 3/Day)" where the name has brackets already. What a name says is not said again. */
export const withUse = (name: string, ...uses: readonly string[]): string => {
  const own = folded(name);
  const unsaid = uses.filter((use) => use !== "" && !own.includes(folded(use))).join(", ");
  if (unsaid === "") return name;
  return name.endsWith(")") ? `${name.slice(0, -1)}, ${unsaid})` : `${name} (${unsaid})`;
};
/** Actions of a kind that stands among the others here: their names say it. */
export const ofKind = (kind: string, passages: readonly Passage[]): Passage[] =>
  passages.map(({ name, text }) => ({ name: withUse(name, kind), text }));
export const paragraph = ({ name, text }: Passage): string => (name ? `${name}. ${text}` : text);
