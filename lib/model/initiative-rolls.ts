import { modifier } from "@/lib/rules/abilities";
import type { ThrownInitiative } from "@/lib/rules/fight-initiative";
import type { Fight } from "@/lib/rules/fight-model";
import { UNNAMED } from "@/lib/rules/fight-view";
import type { Happening } from "./journal";
import { rollLabel } from "./roll";
import { naturalRoll } from "./sheet-happenings";

/** What is seen of a throw: a character's by the table, a monster's and whatever the players don't see by who runs the fight. */
export const initiativeRoll = (
  { state }: Pick<Fight, "state">,
  { one: { characterId, isHidden, name, dexterity }, face, value }: ThrownInitiative,
) => ({
  dice: [{ die: "d20" as const, result: face, kept: 1 as const }],
  modifier: modifier(dexterity),
  mode: "normal" as const,
  total: value,
  label: characterId === null ? rollLabel(`Initiative, ${name}`) : "Initiative",
  audience: characterId !== null && !isHidden && state === "running" ? ("table" as const) : ("dm" as const),
  characterId,
  isTyped: false,
});

/** Natural 20s and 1s of initiative that the table sees fall, each with whose it is as players know them. */
export const naturalInitiatives = (
  fight: Pick<Fight, "state">,
  thrown: readonly ThrownInitiative[],
  person: string,
): Happening<"roll">[] =>
  thrown.flatMap((each) =>
    naturalRoll(initiativeRoll(fight, each), { character: each.one.name, person }).map((natural) => ({
      ...natural,
      masked: each.one.isUnnamed ? { ...natural.entry, by: UNNAMED } : null,
    })),
  );
