import { spellRecord } from "@/lib/library/take-belonging";
import { damageTypesIn } from "@/lib/library/words";
import type { EncounterRecord } from "@/lib/model/creature-record";
import { HIGHEST_SPELL_LEVEL } from "@/lib/rules/belonging";
import { at, entriesOf, type Fields, fieldsOf, list, number, text } from "./fields";
import { activitiesOf } from "./foundry-activities";
import { type Actor, systemOf } from "./foundry-actor";
import { areaOf } from "./foundry-deeds";
import { passageOf } from "./foundry-items";
import { usesOf } from "./foundry-uses";
import { inWords } from "./left-over";
import { table } from "./table";

/** Spells of Foundry's items, in the fields and words that a spell of the library has. */

const SCHOOLS = table<string>({
  abj: "Abjuration",
  con: "Conjuration",
  div: "Divination",
  enc: "Enchantment",
  evo: "Evocation",
  ill: "Illusion",
  nec: "Necromancy",
  trs: "Transmutation",
});

/** A word of the file where a sheet has one short line. */
const word = (value: unknown): string => text(value).slice(0, 40);
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const TIMES = table<string>({ bonus: "bonus action" });
/** "1 action", "10 minutes", "1 reaction, when you are hit". */
const castingTimeOf = (activation: Fields): string => {
  const type = word(at(activation, "type"));
  if (type === "" || type === "none") return "";
  if (type === "special") return "Special";
  const count = number(at(activation, "value")) ?? number(at(activation, "cost")) ?? 1;
  const condition = text(at(activation, "condition")).slice(0, 200);
  return [counted(count, TIMES.get(type) ?? type), condition].filter(Boolean).join(", ");
};

const RANGES = table<string>({
  self: "Self",
  touch: "Touch",
  spec: "Special",
  any: "Unlimited",
});
const UNITS = table<string>({ ft: "feet", mi: "miles", m: "metres", km: "kilometres" });
/** "150 feet", "Touch". */
const rangeOf = (range: Fields): string => {
  const units = word(at(range, "units"));
  const value = number(at(range, "value")) ?? 0;
  const special = text(at(range, "special")).slice(0, 100);
  const usual = RANGES.get(units) ?? (value > 0 ? `${value} ${UNITS.get(units) ?? units}`.trim() : "");
  return special || usual;
};

const PARTS: readonly (readonly [letter: string, name: string])[] = [
  ["V", "vocal"],
  ["S", "somatic"],
  ["M", "material"],
];
/** What has a place of its own, and what every spell is. */
const KNOWN_MARKS: ReadonlySet<string> = new Set([
  "vocal",
  "somatic",
  "material",
  "concentration",
  "ritual",
  "mgc",
]);
/** What a spell needs and is: a list of names, which was an object of marks before the fourth version. */
const marksOf = (system: Fields): ReadonlySet<string> => {
  const own = list(at(system, "properties")).map(text);
  const old = entriesOf(at(system, "components"), (is) => is === true || undefined).map(([name]) => name);
  return new Set([...own, ...old]);
};
const componentsOf = (system: Fields, marks: ReadonlySet<string>): string => {
  const letters = PARTS.flatMap(([letter, name]) => (marks.has(name) ? [letter] : [])).join(", ");
  const materials = text(at(system, "materials", "value")).slice(0, 500);
  return letters + (materials && ` (${materials})`);
};

const DURATIONS = table<string>({
  inst: "Instantaneous",
  perm: "Until dispelled",
  disp: "Until dispelled",
  dstr: "Until dispelled or triggered",
  spec: "Special",
});
const durationOf = (duration: Fields, concentration: boolean): string => {
  const units = word(at(duration, "units"));
  const count = number(at(duration, "value"));
  const said = DURATIONS.get(units) ?? (count && units ? counted(count, units) : "");
  if (!concentration) return said;
  return ["Concentration", said && `${count ? "up to " : ""}${said.toLowerCase()}`]
    .filter(Boolean)
    .join(", ");
};

/** "3/Day, innate": how it is cast that is no spell of slots. */
const castBy = (item: Fields, system: Fields, actor: Actor): string => {
  const ways = [at(system, "preparation", "mode"), at(system, "method")].map(word);
  const isPrepared = [at(system, "preparation", "prepared"), at(system, "prepared")].some(
    (one) => one === true || one === 1,
  );
  const isAlways = at(system, "prepared") === 2;
  const all = [
    usesOf(item, actor),
    ...ways.map((way) => (way === "spell" ? "" : inWords(way))),
    isPrepared ? "prepared" : "",
    isAlways ? "always prepared" : "",
  ];
  return [...new Set(all.filter(Boolean))].join(", ");
};
/** "worth 300 gp, consumed". */
const materialsNote = (system: Fields): string => {
  const materials = fieldsOf(at(system, "materials"));
  const [cost, supply] = [number(at(materials, "cost")) ?? 0, number(at(materials, "supply")) ?? 0];
  const consumed = at(materials, "consumed") === true ? "consumed" : "";
  const notes = [cost > 0 ? `worth ${cost} gp` : "", consumed, supply > 0 ? `${supply} at hand` : ""];
  return notes.filter(Boolean).join(", ");
};

export const spellOf = (item: Fields, actor: Actor): EncounterRecord["spells"][number] => {
  const system = systemOf(item);
  const { text: described } = passageOf(actor)(item);
  const activations = activitiesOf(item).map(({ fields }) => fieldsOf(at(fields, "activation")));
  const activation = [fieldsOf(at(system, "activation")), ...activations].find(
    (one) => text(at(one, "type")) !== "",
  );
  const marks = marksOf(system);
  const duration = fieldsOf(at(system, "duration"));
  const concentration = marks.has("concentration") || at(duration, "concentration") === true;
  const [by, materials] = [castBy(item, system, actor), materialsNote(system)];
  const others = [...marks].filter((mark) => !KNOWN_MARKS.has(mark)).map(inWords);
  const notes = [
    by && `Cast: ${by}`,
    materials && `Materials: ${materials}`,
    others.length > 0 && `Properties: ${others.join(", ")}`,
    text(at(duration, "special")),
  ];
  const whole = [...notes, described].filter(Boolean).join("\n");
  const school = text(at(system, "school"));
  return spellRecord({
    slug: "",
    name: text(at(item, "name")),
    level: Math.min(HIGHEST_SPELL_LEVEL, Math.max(0, Math.trunc(number(at(system, "level")) ?? 0))),
    school: SCHOOLS.get(school) ?? school,
    classes: [],
    castingTime: castingTimeOf(activation ?? {}),
    ritual: marks.has("ritual"),
    concentration,
    range: rangeOf(fieldsOf(at(system, "range"))),
    area: areaOf(fieldsOf(at(system, "target"))),
    components: componentsOf(system, marks),
    duration: durationOf(duration, concentration),
    damageTypes: damageTypesIn(whole),
    text: whole,
    higherLevels: "",
  });
};
