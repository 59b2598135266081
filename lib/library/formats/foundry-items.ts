import { LIMIT } from "@/lib/constants";
import { damageTypesIn } from "@/lib/library/words";
import type { BelongingRecord } from "@/lib/model/belonging";
import type { EncounterRecord } from "@/lib/model/creature-record";
import type { Passage } from "@/lib/model/library";
import { at, type Fields, fieldsOf, number, text } from "./fields";
import { activitiesOf } from "./foundry-activities";
import { type Actor, isUnidentified, systemOf, unidentifiedName } from "./foundry-actor";
import { deedsOf } from "./foundry-deeds";
import { goodsOf } from "./foundry-goods";
import { withReferences } from "./foundry-references";
import { usesOf } from "./foundry-uses";
import { withUse } from "./imported";
import { inWords } from "./left-over";
import { table } from "./table";

const NO_ACTIVATION: readonly string[] = ["", "none"];
/** What its place on the sheet says, or its text. */
const UNSAID: readonly string[] = ["", "action", "reaction", "legendary", "special"];
interface Activation {
  type: string;
  cost: number;
  /** Other ways to use it. */
  others: readonly string[];
  /** "fails a saving throw". */
  conditions: readonly string[];
}
/** How much of it is taken: of an action one, and more is told. */
const costOf = (activation: Fields, type: string): number | undefined => {
  const isCounted = !UNSAID.includes(type) || type === "legendary";
  const isKnown = (value: unknown) => isCounted || value === 1 || value === null;
  const names = ["value", "cost"].filter((name) => isKnown(activation[name]));
  return names.map((name) => number(at(activation, name))).find((cost) => cost !== undefined);
};
const activationOf = (item: Fields): Activation => {
  const own = activitiesOf(item).map(({ fields }) => fieldsOf(at(fields, "activation")));
  const all = [fieldsOf(at(systemOf(item), "activation")), ...own].map((activation) => {
    const type = text(at(activation, "type"));
    const condition = text(at(activation, "condition"));
    return { type, cost: costOf(activation, type), condition };
  });
  const named = all.filter(({ type }) => !NO_ACTIVATION.includes(type));
  const type = named[0]?.type ?? "";
  return {
    type,
    cost: named[0]?.cost ?? 1,
    others: [...new Set(named.map((one) => one.type))].filter((one) => one !== type),
    conditions: all.map(({ condition }) => condition),
  };
};

const KINDS = table<string>({
  bonus: "Bonus Action",
  lair: "Lair Action",
  mythic: "Mythic Action",
});
/** "10 minutes" of what takes longer. */
const timeText = (type: string, cost: number): string => {
  if (UNSAID.includes(type)) return "";
  const unit = inWords(type).slice(0, 40);
  return KINDS.get(type) ?? `${cost} ${unit}${cost === 1 ? "" : "s"}`;
};
const limitsOf = (item: Fields, actor: Actor): string[] => {
  const { type, cost, others } = activationOf(item);
  const dear = type === "legendary" && cost > 1 ? `Costs ${cost} Actions` : "";
  const also = others.map((other) => `or ${(KINDS.get(other) ?? inWords(other)).slice(0, 40)}`);
  return [timeText(type, cost), ...also, usesOf(item, actor), dear].filter(Boolean);
};

const descriptionOf = (item: Fields, actor: Actor): string => {
  const system = systemOf(item);
  const source = at(system, "description", "value") ?? at(system, "description");
  return text(withReferences(item, actor, source));
};
/** Sentences of an item beside its description: a word for the chat, what it asks for, when it may be used. */
const notesOf = (item: Fields, said: string): string[] => {
  const system = systemOf(item);
  const chats = [at(system, "description", "chat"), at(system, "chatFlavor")].map(text);
  const flavours = activitiesOf(item).map(({ fields }) => text(at(fields, "description", "chatFlavor")));
  const asked = text(at(system, "requirements"));
  const notes = [...chats, ...flavours, ...activationOf(item).conditions, asked && `Requires ${asked}.`];
  return [...new Set(notes)].filter((note) => note !== "" && !said.includes(note));
};

export const passageOf =
  (actor: Actor) =>
  (item: Fields): Passage => {
    const described = descriptionOf(item, actor);
    const said = [...deedsOf(item, actor, described), described].filter(Boolean).join("\n");
    return {
      name: withUse(text(at(item, "name")), ...limitsOf(item, actor)),
      text: [said, ...notesOf(item, said)].filter(Boolean).join("\n"),
    };
  };

/** What anybody sees who holds it. */
const SEEN = /^(?:Quantity|Weight|Worn): /;
/** What a player knows of an item that nobody has identified. */
const unidentified = (item: Fields, actor: Actor) => {
  const name = unidentifiedName(item);
  const [itself, said] = [text(at(item, "name")), at(systemOf(item), "unidentified", "description")];
  actor.told.add(
    `“${name.slice(0, LIMIT.name)}” is not identified: that it is “${itself.slice(0, LIMIT.name)}”, and what that does, is left out, since all players read a character.`,
  );
  const seen = goodsOf(item).filter((line) => SEEN.test(line));
  return { name, lines: [...seen, text(said)], cost: "" };
};
const identified = (item: Fields, actor: Actor) => {
  const { text: said } = passageOf(actor)(item);
  const name = text(at(item, "name"));
  return { name, lines: [...goodsOf(item), said], cost: limitsOf(item, actor).join(", ") };
};

export const carriedOf = (item: Fields, actor: Actor): EncounterRecord["items"][number] => {
  // What of it is hidden is read as well: it is left out for another reason than that a sheet had no place for it.
  const whole = identified(item, actor);
  const { name, lines, cost } = actor.isCharacter && isUnidentified(item) ? unidentified(item, actor) : whole;
  const description = lines.filter(Boolean).join("\n");
  const belonging: BelongingRecord = {
    name,
    type: text(at(item, "type")),
    description,
    image: null,
    range: "",
    area: "",
    cost,
    effects: [],
    damageTypes: damageTypesIn(description),
  };
  return { ...belonging, abilities: [] };
};

const CARRIED: readonly string[] = ["equipment", "consumable", "loot", "tool", "container", "backpack"];
const NAMED: readonly string[] = ["class", "subclass", "background", "race"];
const KNOWN: ReadonlySet<string> = new Set([...CARRIED, ...NAMED, "feat", "weapon", "spell"]);

/** A sentence for each item of a kind that a sheet has no place for. */
export const unplaced = (items: readonly Fields[]): string[] =>
  items
    .filter((item) => !KNOWN.has(text(at(item, "type"))))
    .map(
      (item) => `“${text(at(item, "name")).slice(0, LIMIT.name)}” is left out: a sheet has no place for it.`,
    );

const UNUSUAL = /^(?:reaction|legendary|lair|mythic)/;
/** Items of an actor by what a sheet makes of them. */
export const itemsByUse = (items: readonly Fields[], isCharacter: boolean) => {
  const uses = items.map((item) => {
    return { item, type: text(at(item, "type")), activation: activationOf(item).type };
  });
  const of = (fits: (type: string, activation: string) => boolean) =>
    uses.filter(({ type, activation }) => fits(type, activation)).map(({ item }) => item);
  const isAct = (type: string) => type === "feat" || (type === "weapon" && !isCharacter);
  return {
    traits: of((type, activation) => type === "feat" && NO_ACTIVATION.includes(activation)),
    reactions: of((type, activation) => isAct(type) && activation === "reaction"),
    legendary: of((type, activation) => isAct(type) && /^(?:legendary|lair|mythic)/.test(activation)),
    actions: of(
      (type, activation) =>
        isAct(type) && !UNUSUAL.test(activation) && (type === "weapon" || activation !== ""),
    ),
    spells: of((type) => type === "spell"),
    carried: of((type) => CARRIED.includes(type) || (type === "weapon" && isCharacter)),
  };
};
