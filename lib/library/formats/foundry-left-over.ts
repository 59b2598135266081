import { fieldsOf, isAsked } from "./fields";
import { type Actor, systemOf } from "./foundry-actor";
import { type OfTool, says } from "./left-over";

/** What only Foundry itself uses: ids, its order, pictures' places, tokens, and settings of modules. Effects are told one by one. */
const TECHNICAL = `_id _key _stats sort folder flags ownership permission prototypeToken token img identifier uuid origin
  license revision rules schemaVersion effects favorites originalClass classIdentifier sourceClass sourceItem`;
/** What Foundry does by itself with what an item's text says, told in one sentence. */
const AUTOMATION = `target consume consumption scaling visibility duration advancement summon summons profiles settings
  enchant transform startingEquipment critical crewed crew cover roll prompt chatFlavor override spellSlot behaviors macroData`;
const words = (text: string): string[] => text.split(/\s+/);

/** What Foundry writes where nobody set anything. */
const USUAL: Readonly<Record<string, unknown>> = {
  "attributes attunement max": 3,
  "attributes concentration limit": 1,
};

export const FOUNDRY: OfTool = {
  technical: new Set([...words(TECHNICAL), ...words(AUTOMATION)]),
  silent: new Set(["system", "data", "items"]),
  keyed: new Set(["activities"]),
  usual: USUAL,
};

export const AUTOMATION_LEFT_OUT =
  "How Foundry automates its items is left out: targets, durations, consumption, scaling, advancement.";
const AUTOMATED = words(AUTOMATION);
/** Whether any item holds what Foundry does with it, beyond what was read. */
export const isAutomated = ({ items }: Actor): boolean =>
  items.some((item) => {
    const system = systemOf(item);
    const activities = Object.values(fieldsOf(system["activities"])).map(fieldsOf);
    const isLeft = AUTOMATED.some((name) => !isAsked(system, name) && says(system[name]));
    return isLeft || activities.some((fields) => AUTOMATED.some((name) => says(fields[name])));
  });
