import { at, type Fields, fieldsOf, list, markup, number, put, text } from "./fields";
import { type Actor, systemOf } from "./foundry-actor";
import { lookupOf } from "./foundry-figures";
import { figureOf, withValues } from "./foundry-formula";
import { table } from "./table";

/** Active effects of Foundry's: changes of an actor's figures by what it wears, can and suffers. */

interface Change {
  path: readonly string[];
  mode: string;
  value: string;
  priority: number;
}
const MODES = table<string>({
  "0": "custom",
  "1": "multiply",
  "2": "add",
  "3": "downgrade",
  "4": "upgrade",
  "5": "override",
});
const USUAL_PRIORITY = table<number>({
  custom: 0,
  multiply: 10,
  add: 20,
  downgrade: 30,
  upgrade: 40,
  override: 50,
});
const changesOf = (effect: Fields): Change[] =>
  list(at(effect, "changes") ?? at(effect, "system", "changes"))
    .map(fieldsOf)
    .map((change) => {
      const written = text(at(change, "mode")) || text(at(change, "type"));
      const mode = MODES.get(written) ?? written;
      return {
        path: text(at(change, "key"))
          .replace(/^(?:system|data)\./, "")
          .split("."),
        mode,
        value: markup(at(change, "value")).trim(),
        priority: number(at(change, "priority")) ?? USUAL_PRIORITY.get(mode) ?? 0,
      };
    });

const STEP = /^[a-z][a-z0-9]{0,30}$/i;
/** What can be changed: figures that a sheet has. Whether an item is worn and how a die is rolled is none of them. */
const FIGURES =
  /^(?:abilities\.\w{3}\.(?:value|proficient|bonuses\.(?:check|save))|attributes\.(?:ac\.(?:bonus|min|calc|formula|flat)|movement\.\w+|senses\.\w+(?:\.\w+)?|init\.bonus|hp\.(?:max|tempmax|bonuses\.\w+)|spellcasting)|bonuses\.\w+\.\w+|skills\.\w{3}\.(?:value|bonuses\.\w+)|traits\.\w+\.(?:value|custom|bypasses)|resources\.leg(?:act|res)\.max)$/;
const FORMULAS = /\bbonus(?:es)?\b|\bac\.(?:min|formula)$|\bcalc$|\bspellcasting$|\bcustom$/;

const formulaAfter = (old: string, { mode, value }: Change): string | undefined => {
  if (mode === "override") return value;
  if (mode === "add") return [old, value].filter((part) => part !== "").join(" + ");
  if (mode === "upgrade") return old === "" ? value : `max(${old}, ${value})`;
  if (mode === "downgrade") return old === "" ? value : `min(${old}, ${value})`;
  return undefined;
};
const figureAfter = (old: number, mode: string, value: number): number | undefined => {
  const results = table({
    override: value,
    add: old + value,
    multiply: old * value,
    upgrade: Math.max(old, value),
    downgrade: Math.min(old, value),
  });
  return results.get(mode);
};

/** Whether the change was made: not of what no sheet has, and not by what can't be worked out. */
const isMade = (actor: Actor, change: Change): boolean => {
  const { path, mode, value } = change;
  const name = path.join(".");
  if (!path.every((step) => STEP.test(step)) || !FIGURES.test(name)) return false;
  if (name === "attributes.movement.all") {
    const own = fieldsOf(at(actor.system, "attributes", "movement"));
    const kinds = ["walk", "burrow", "climb", "fly", "swim"].filter(
      (kind) => (number(at(own, kind)) ?? 0) > 0,
    );
    return kinds.every((kind) => isMade(actor, { ...change, path: ["attributes", "movement", kind] }));
  }
  const old = at(actor.system, ...path);
  if (Array.isArray(old) || /^traits\.\w+\.(?:value|bypasses)$/.test(name)) {
    if (mode !== "add" || value === "") return false;
    put(actor.system, path, [...new Set([...list(old), value])]);
    return true;
  }
  if (FORMULAS.test(name)) {
    const after = formulaAfter(markup(old), change);
    if (after !== undefined) put(actor.system, path, after);
    return after !== undefined;
  }
  const figure = figureOf(withValues(value.slice(0, 200), lookupOf(actor)));
  const after = figure === undefined ? undefined : figureAfter(number(old) ?? 0, mode, figure);
  if (after !== undefined) put(actor.system, path, after);
  return after !== undefined;
};

const nameOf = (effect: Fields): string =>
  (text(at(effect, "name")) || text(at(effect, "label")) || "without a name").slice(0, 120);
const isEnchantment = (effect: Fields): boolean =>
  at(effect, "type") === "enchantment" || at(effect, "flags", "dnd5e", "type") === "enchantment";
/** What is not worn, or not attuned though it has to be, does nothing. */
const isIdle = (item: Fields): boolean => {
  const system = systemOf(item);
  const [attunement, attuned] = [at(system, "attunement"), at(system, "attuned")];
  const isRequired = attunement === "required" || attunement === 1;
  return at(system, "equipped") === false || (isRequired && attuned !== true);
};
const isTimely = (effect: Fields): boolean => {
  const duration = fieldsOf(at(effect, "duration"));
  return ["seconds", "rounds", "turns"].some((unit) => (number(at(duration, unit)) ?? 0) > 0);
};

const EFFECT_LEFT_OUT = (name: string) =>
  `Its active effect “${name}” is left out: nothing here changes figures for a while.`;

interface InForce {
  name: string;
  changes: Change[];
}
const ofItem = (item: Fields, actor: Actor, copied: ReadonlySet<string>): InForce[] => {
  const owner = text(at(item, "name")).slice(0, 120);
  return list(at(item, "effects"))
    .map(fieldsOf)
    .flatMap((effect) => {
      const name = nameOf(effect);
      if (isEnchantment(effect) || at(effect, "transfer") === false) {
        actor.told.add(
          `What “${owner}” does by the effect “${name}” is left out: it befalls others, or for a while.`,
        );
        return [];
      }
      // Older versions keep a copy on the actor, which counts.
      if (copied.has(`${markup(at(item, "_id"))} ${name}`)) return [];
      if (at(effect, "disabled") === true || isIdle(item)) {
        actor.told.add(`The effect “${name}” of “${owner}” is left out: it is not in force.`);
        return [];
      }
      return [{ name, changes: changesOf(effect) }];
    });
};
const ORIGIN = /Item\.(\w{1,40})$/;

/** Changes the actor's figures as its effects in force do, and tells of those that can't be made here. */
export const applyEffects = (fields: Fields, actor: Actor): void => {
  const own = list(at(fields, "effects")).map(fieldsOf);
  const copied = new Set(
    own.map((effect) => `${ORIGIN.exec(text(at(effect, "origin")))?.[1] ?? ""} ${nameOf(effect)}`),
  );
  const inForce = own.flatMap((effect): InForce[] => {
    const changes = changesOf(effect);
    const name = nameOf(effect);
    if (changes.length > 0 && at(effect, "disabled") !== true && !isTimely(effect))
      return [{ name, changes }];
    actor.told.add(EFFECT_LEFT_OUT(name));
    return [];
  });
  const all = [...inForce, ...actor.items.flatMap((item) => ofItem(item, actor, copied))];
  const changes = all.flatMap(({ name, changes: each }) => each.map((change) => ({ name, change })));
  for (const { name, change } of changes.toSorted(
    (one, other) => one.change.priority - other.change.priority,
  )) {
    if (isMade(actor, change)) continue;
    const what = `${change.path.join(" ")} ${change.value}`.slice(0, 120).trim();
    actor.told.add(`Of its effect “${name}” is left out: ${what}.`);
  }
};
