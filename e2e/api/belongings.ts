import type { Campaign } from "../support/fixtures";
import type { Person } from "../support/people";
import { createCharacter, createEncounter } from "./support";

const common = (kind: string) => ({
  [`${kind}_name`]: "Reed pipe",
  [`${kind}_type`]: "Combat",
  [`${kind}_description`]: "Hums.\n\n A little “out of tune” 🜁 ",
  [`${kind}_range`]: "30 ft",
  [`${kind}_area`]: "10 ft cone",
  [`${kind}_cost`]: "1 Lv 2",
  damage_types: '["thunder","psychic"]',
});
const item = { ...common("item"), item_effect: "Everybody\r\n  listens,\n\nthen sleeps.\n" };
export const abilities = JSON.stringify([
  { name: "Lull", range: "20 ft", area: "cone", cost: "1 charge", effect: "Sleep\nwell" },
]);
const spell = { ...common("spell"), spell_level: 3, spell_effects: '["Sleeps","Dreams\\nof reeds"]' };
const action = { ...common("action"), action_effects: '["Sleeps","Dreams"]' };

/** The six lists of what characters and encounters own. */
export const kinds = [
  { owner: "character", base: "character-inventory", kind: "item", id: "character_inventory_id", full: item },
  { owner: "character", base: "character-spells", kind: "spell", id: "character_spell_id", full: spell },
  { owner: "character", base: "character-actions", kind: "action", id: "character_action_id", full: action },
  {
    owner: "encounter",
    base: "encounter-inventory",
    kind: "item",
    id: "encounter_item_id",
    full: { ...item, abilities },
  },
  { owner: "encounter", base: "encounter-spells", kind: "spell", id: "encounter_spell_id", full: spell },
  { owner: "encounter", base: "encounter-actions", kind: "action", id: "encounter_action_id", full: action },
] as const;

/** The address of an owner's list: actions have it at the place of their own ids. */
export const listOf = ({ owner, base, kind }: (typeof kinds)[number], id: number | string | undefined) =>
  kind === "action" ? `/api/${base}/${id}` : `/api/${base}/${owner}/${id}`;

/** A fresh character or encounter, by its id. */
export const ownerOf = async (owner: string, person: Person, campaign: Campaign): Promise<number> => {
  const made = owner === "character" ? createCharacter(person, campaign) : createEncounter(person, campaign);
  return Number((await made)[`${owner}_id`]);
};
/** The least that is needed of each kind. */
export const least = ({ kind }: { kind: string }) => ({
  [`${kind}_name`]: "Lamp",
  [`${kind}_type`]: "Combat",
});
