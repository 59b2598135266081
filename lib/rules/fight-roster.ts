import {
  type Combatant,
  type Entrant,
  FIGHT_LIMIT,
  type Fight,
  IllegalAct,
  type SummaryLine,
} from "@/lib/rules/fight-model";
import { namesFor } from "@/lib/rules/fight-names";
import { placed, without } from "@/lib/rules/fight-order";
import { findCombatant, invalidAct } from "@/lib/rules/fight-targets";

export const summaryLine = ({
  name,
  dealt,
  dealtUnseen = 0,
  isDefeated,
  isHidden,
  isUnnamed,
  hitPoints,
}: Combatant): SummaryLine => ({
  name,
  damage: dealt,
  ...(dealtUnseen > 0 && { unseen: dealtUnseen }),
  isSecret: isHidden || isUnnamed,
  defeated: isDefeated || hitPoints?.current === 0,
});

/** With newcomers where their initiative says; where nobody has the turn once rounds are counted, the first one gets it. */
export const added = (fight: Fight, newcomers: readonly Entrant[], hidden: boolean): Fight => {
  if (fight.combatants.length + newcomers.length > FIGHT_LIMIT.combatants)
    throw invalidAct(`A fight holds at most ${FIGHT_LIMIT.combatants} combatants`);
  for (const { characterId } of newcomers)
    if (characterId !== null && fight.combatants.some((one) => one.characterId === characterId))
      throw new IllegalAct("conflict", "This character is in the fight already");
  const { renamed, names } = namesFor(fight.combatants, newcomers, hidden);
  const groups = Math.max(0, ...fight.combatants.map(({ group }) => group ?? 0));
  const present = fight.combatants.map((one) => ({ ...one, name: renamed.get(one.id) ?? one.name }));
  const combatants = newcomers.map(
    (one, index): Combatant => ({
      ...one,
      name: names[index] ?? one.name,
      baseName: one.name,
      group: one.group === null ? null : groups + one.group,
      isHidden: hidden,
      isUnnamed: false,
      isDefeated: one.kind !== "character" && one.hitPoints?.current === 0,
      isReady: false,
      saveAsked: null,
      saveDifficulty: null,
      concentration: null,
      note: "",
      dealt: 0,
    }),
  );
  const all = { ...fight, combatants: placed(present, combatants) };
  return fight.state === "running" && fight.round > 0 && fight.turn === null && all.combatants.length > 0
    ? { ...all, turn: all.combatants[0]?.id ?? null }
    : all;
};

/** Without those named; of a running fight the summary remembers them, the newest where they become too many. */
export const removed = (fight: Fight, ids: readonly number[]): Fight => {
  if (ids.length === 0) throw invalidAct("Please choose whom this is about");
  const gone = [...new Set(ids)].map((id) => findCombatant(fight, id));
  const left = without(fight, new Set(ids));
  const isGone = new Set(ids);
  const proposals = fight.proposals.filter(({ combatantId }) => !isGone.has(combatantId));
  const remembered = fight.state === "running" ? gone.filter(({ kind }) => kind !== "row") : [];
  if (remembered.length === 0) return { ...left, proposals };
  const departed = [...fight.departed, ...remembered.map(summaryLine)].slice(-FIGHT_LIMIT.departed);
  return { ...left, proposals, departed };
};
