import { asAbility, systemOf } from "./foundry-actor";
import { at, type Fields, fieldsOf, list, text } from "./fields";

/** What an item does; its id, and what it holds. */
export interface Activity {
  id: string;
  type: string;
  fields: Fields;
}
const MOST_ACTIVITIES = 50;

const ATTACKS: Readonly<Record<string, readonly [value: string, classification: string]>> = {
  mwak: ["melee", "weapon"],
  rwak: ["ranged", "weapon"],
  msak: ["melee", "spell"],
  rsak: ["ranged", "spell"],
};
/** Before the system's fourth version an item was its one activity. */
const oldActivity = (system: Fields): Activity[] => {
  const [value, classification] = ATTACKS[text(at(system, "actionType"))] ?? [];
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
  if (value !== undefined) return [{ id: "", type: "attack", fields: own }];
  if (asAbility(at(save, "ability"))) return [{ id: "", type: "save", fields: own }];
  return parts.length > 0 ? [{ id: "", type: "damage", fields: own }] : [];
};

export const activitiesOf = (item: Fields): Activity[] => {
  const system = systemOf(item);
  const own = Object.entries(fieldsOf(at(system, "activities"))).slice(0, MOST_ACTIVITIES);
  if (own.length === 0) return oldActivity(system);
  return own.map(([id, value]) => {
    const fields = fieldsOf(value);
    return { id, type: text(at(fields, "type")), fields };
  });
};
