import { LIMIT } from "@/lib/constants";
import type { Passage } from "@/lib/model/library";
import {
  at,
  entriesOf,
  type Fields,
  fieldsOf,
  isFields,
  list,
  markup,
  number,
  prose,
  text,
  words,
} from "./fields";
import { ofKind, withUse } from "./imported";
import { inWords } from "./left-over";
import { table } from "./table";

/** Traits and actions as Open5e and the 5e-bits API have them: a name, a text, and the text's figures once more. */

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const USUAL_DIE = "1d6";
const rechargeText = (from: string, die: string): string => {
  const above = from === "" || from === "6" ? from : `${from}-6`;
  return ["Recharge", above, die === USUAL_DIE ? "" : die].filter(Boolean).join(" ");
};
const usesText = (use: Fields): string => {
  const type = text(at(use, "type"));
  const [times, param] = [text(at(use, "times")), text(at(use, "param"))];
  const rests = words(at(use, "rest_types"));
  if (/^recharge.after.rest$/i.test(type))
    return `Recharges after a ${rests.length > 0 ? rests.map(capitalized).join(" or ") : "Short or Long"} Rest`;
  if (/^recharge(?:.on.roll)?$/i.test(type))
    return rechargeText(text(at(use, "min_value")) || param, text(at(use, "dice")));
  if (/^per.day$/i.test(type)) return `${times || param}/Day`;
  return [inWords(type), times, param].filter(Boolean).join(" ");
};
/** A legendary action says what it costs where that is more than one. */
const costText = (one: Fields): string => {
  const cost = number(at(one, "legendary_action_cost")) ?? 1;
  return cost > 1 ? `Costs ${cost} Actions` : "";
};

/** Names of a passage's fields that its name and text are made of, or that only sort it. */
const TOLD = new Set(
  "name desc usage usage_limits legendary_action_cost limited_to_form order_in_statblock action_type".split(
    " ",
  ),
);
const TECHNICAL = new Set(["index", "url", "key"]);
/** Codes by which the formats say of what kind a figure is; the texts say it in words. */
const CODES = new Set([
  ..."melee ranged magic ability action actions action_options attack damage choice multiple options_array".split(
    " ",
  ),
  ..."string reference none other weapon feet".split(" "),
  "at will",
  "per day",
  "recharge on roll",
  "recharge after rest",
]);
const NUMERALS = "one two three four five six seven eight nine ten".split(" ");

const close = (value: string): string => value.toLowerCase().replace(/\s+/g, "").replace(/[–—−]/g, "-");
const saidIn = (passage: string) => {
  const closed = close(passage);
  const figures = new Set(passage.match(/\d+/g)?.map(Number));
  for (const [index, numeral] of NUMERALS.entries()) if (closed.includes(numeral)) figures.add(index + 1);
  return (value: unknown): boolean => {
    if (typeof value === "number") return figures.has(Math.abs(value));
    if (typeof value !== "string") return false;
    const whole = close(prose(value));
    // The dice of several kinds of damage stand apart in a text: "1d6+2d6".
    const isSum = /^\d[\dd+-]{0,100}$/.test(whole);
    return (
      closed.includes(whole) ||
      (isSum && whole.split(/(?=[+-])/).every((part) => closed.includes(part.replace(/^\+(?=\d+d)/, ""))))
    );
  };
};

type Leaf = readonly [label: string, value: unknown];
const leavesOf = (name: string, value: unknown): Leaf[] => {
  if (Array.isArray(value)) return list(value).flatMap((one) => leavesOf(name, one));
  if (!isFields(value)) return [[name, value]];
  return entriesOf(value, (one) => one ?? undefined).flatMap(([own, one]) =>
    TECHNICAL.has(own) ? [] : leavesOf(own === "name" ? name : own, one),
  );
};
/** One of something is said by naming it. */
const isNothing = (value: unknown) =>
  value === null ||
  value === false ||
  value === 0 ||
  value === 1 ||
  CODES.has(markup(value).toLowerCase()) ||
  value === "";
const MOST_UNSAID = 200;
/** "attack bonus 9; damage dice 2d6": figures of a passage that its text does not have. */
const unsaid = (one: Fields, passage: string): string => {
  const isSaid = saidIn(passage);
  const leaves = entriesOf(one, (value) => value ?? undefined).flatMap(([name, value]) =>
    TOLD.has(name) || TECHNICAL.has(name) ? [] : leavesOf(name, value),
  );
  const all = leaves
    .filter(([, value]) => !isNothing(value) && !isSaid(value))
    .map(([name, value]) => `${inWords(name)} ${prose(value)}`.trim());
  return [...new Set(all)].slice(0, MOST_UNSAID).join("; ");
};

const passageOf = (value: unknown): Passage => {
  if (!isFields(value)) return { name: "Description", text: prose(value) };
  const description = prose(at(value, "desc"));
  const use = usesText(fieldsOf(at(value, "usage") ?? at(value, "usage_limits")));
  const name = withUse(prose(at(value, "name")), prose(at(value, "limited_to_form")), use, costText(value));
  // What a Bite does is the "Bite attack", which says nothing.
  const figures = unsaid(value, `${name} ${description} ${prose(at(value, "name"))} attack`);
  return { name, text: [description, figures && `(${figures})`].filter(Boolean).join("\n") };
};
/** The passages of a list; of a text that stands where a list does, one. */
export const passages = (value: unknown): Passage[] =>
  (typeof value === "string" && value.trim() !== "" ? [value] : list(value)).map(passageOf);

const orderOf = (one: unknown): number => number(at(fieldsOf(one), "order_in_statblock")) ?? 0;
const typeOf = (one: unknown): string => text(at(fieldsOf(one), "action_type")) || "ACTION";
/** In the order in which a stat block has them. */
const USUAL = ["ACTION", "BONUS_ACTION", "REACTION", "LEGENDARY_ACTION", "MYTHIC_ACTION", "LAIR_ACTION"];
const KINDS = table<string>({
  BONUS_ACTION: "Bonus Action",
  LAIR_ACTION: "Lair Action",
  MYTHIC_ACTION: "Mythic Action",
});
const SIDES = table<"actions" | "reactions" | "legendary">({
  REACTION: "reactions",
  LEGENDARY_ACTION: "legendary",
  LAIR_ACTION: "legendary",
  MYTHIC_ACTION: "legendary",
});
/** The second version of Open5e has one list for actions of every type, in no order. */
const listed = (fields: Fields): Record<"actions" | "reactions" | "legendary", Passage[]> => {
  const all = { actions: [] as Passage[], reactions: [] as Passage[], legendary: [] as Passage[] };
  const sent = at(fields, "actions");
  if (!Array.isArray(sent)) return { ...all, actions: passages(sent) };
  const sorted = list(sent).toSorted((one, other) => orderOf(one) - orderOf(other));
  const types = [...new Set([...USUAL, ...sorted.map(typeOf)])];
  for (const type of types) {
    const made = passages(sorted.filter((one) => typeOf(one) === type));
    const isPlain = ["ACTION", "REACTION", "LEGENDARY_ACTION"].includes(type);
    const kind = KINDS.get(type) ?? capitalized(inWords(type)).slice(0, LIMIT.name);
    all[SIDES.get(type) ?? "actions"].push(...(isPlain ? made : ofKind(kind, made)));
  }
  return all;
};

export const actionsOf = (fields: Fields): Record<"actions" | "reactions" | "legendary", Passage[]> => {
  const { actions, reactions, legendary } = listed(fields);
  return {
    actions: [...actions, ...ofKind("Bonus Action", passages(at(fields, "bonus_actions")))],
    reactions: [...reactions, ...passages(at(fields, "reactions"))],
    legendary: [
      ...legendary,
      ...passages(at(fields, "legendary_actions")),
      ...ofKind("Mythic Action", passages(at(fields, "mythic_actions"))),
      ...ofKind("Lair Action", passages(at(fields, "lair_actions"))),
    ],
  };
};
