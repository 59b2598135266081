import { asAbility, systemOf } from "./foundry-actor";
import { at, code, type Fields, fieldsOf, isFields, list, text } from "./fields";
import { table } from "./table";

/** What an item does; its id, and what it holds. */
export interface Activity {
  id: string;
  type: string;
  fields: Fields;
}
const MOST_ACTIVITIES = 50;
const TYPES = new Set(
  "attack cast check damage ddbmacro enchant forward heal order save summon teleport transform utility".split(
    " ",
  ),
);

const ATTACKS = table<readonly [value: string, classification: string]>({
  mwak: ["melee", "weapon"],
  rwak: ["ranged", "weapon"],
  msak: ["melee", "spell"],
  rsak: ["ranged", "spell"],
});
/** Before the system's fourth version an item was its one activity. */
const oldActivities = (system: Fields): Activity[] => {
  const [value, classification] = ATTACKS.get(text(at(system, "actionType"))) ?? [];
  const parts = list(at(system, "damage", "parts")).map((part) => ({
    custom: { enabled: true, formula: list(part)[0] },
    types: [list(part)[1]],
  }));
  const save = fieldsOf(at(system, "save"));
  const scaling = text(at(save, "scaling"));
  const own: Fields = {
    activation: at(system, "activation"),
    attack: {
      ability: at(system, "ability"),
      bonus: at(system, "attackBonus") ?? at(system, "attack", "bonus"),
      type: { value, classification },
    },
    damage: { includeBase: false, parts },
    save: {
      ability: at(save, "ability"),
      dc: {
        calculation: scaling === "spell" ? "spellcasting" : scaling === "flat" ? "" : scaling,
        formula: at(save, "dc"),
      },
    },
  };
  const isResisted = asAbility(at(save, "ability")) !== undefined;
  const saving: Activity = { id: "", type: "save", fields: own };
  if (value !== undefined) {
    const attacking: Activity = { id: "", type: "attack", fields: own };
    return isResisted ? [attacking, { ...saving, fields: { ...own, damage: {} } }] : [attacking];
  }
  if (isResisted) return [saving];
  if (parts.length === 0) return [];
  const isHealing = text(at(system, "actionType")) === "heal";
  return [{ id: "", type: isHealing ? "heal" : "damage", fields: own }];
};

const readOf = new WeakMap<Fields, readonly Activity[]>();
/** What an item does; its activities are read once. */
export const activitiesOf = (item: Fields): readonly Activity[] => {
  const known = readOf.get(item) ?? allOf(item);
  readOf.set(item, known);
  return known;
};
const allOf = (item: Fields): Activity[] => {
  const system = systemOf(item);
  const all = fieldsOf(at(system, "activities"));
  const ids = Object.keys(all)
    .filter((id) => isFields(all[id]))
    .slice(0, MOST_ACTIVITIES);
  if (ids.length === 0) return oldActivities(system);
  return ids.map((id) => {
    const fields = fieldsOf(at(all, id));
    return { id, type: code(fields, "type", (type) => TYPES.has(type)), fields };
  });
};
