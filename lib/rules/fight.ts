import {
  damaged,
  strengthened,
  withCondition,
  withInitiatives,
  withSaveAsked,
} from "@/lib/rules/fight-effects";
import { concentrationDifficulty } from "@/lib/rules/fight-hit-points";
import { type Act, type Combatant, type Fight, IllegalAct } from "@/lib/rules/fight-model";
import { namesAtStart } from "@/lib/rules/fight-names";
import { delayed, firstTurn, movedBefore, nextTurn, previousTurn } from "@/lib/rules/fight-order";
import { proposalAccepted, proposalWaved, proposed } from "@/lib/rules/fight-proposals";
import { added, removed, summaryLine } from "@/lib/rules/fight-roster";
import { findCombatant, withTargets } from "@/lib/rules/fight-targets";
import { type Undo, undoOf } from "@/lib/rules/fight-undo";

/** Who has to throw a saving throw to keep concentrating, and against what. */
export type ConcentrationCheck = { combatant: number; on: string; difficulty: number };

const conflict = (sentence: string) => new IllegalAct("conflict", sentence);

const RUNNING_ONLY: ReadonlySet<Act["type"]> = new Set([
  "next",
  "previous",
  "end",
  "delay",
  "ready",
  "ask",
  "propose",
  "accept",
  "wave",
]);

const refuseByState = ({ state }: Fight, { type }: Act): void => {
  if (state === "over") throw conflict("This fight is over");
  if (type === "start" && state === "running") throw conflict("This fight has begun already");
  if (state === "prepared" && RUNNING_ONLY.has(type)) throw conflict("This fight has not begun yet");
};

const named = (combatants: readonly Combatant[]): Combatant[] => {
  const names = namesAtStart(combatants);
  return combatants.map((one) => ({ ...one, name: names.get(one.id) ?? one.name }));
};

const changeOf = (fight: Fight, act: Act): Fight => {
  switch (act.type) {
    case "add":
      return added(fight, act.combatants, act.hidden);
    case "remove":
      return removed(fight, act.combatants);
    case "start": {
      const begun: Fight = { ...fight, state: "running", combatants: named(fight.combatants) };
      return act.call ? begun : firstTurn(begun);
    }
    case "end": {
      const present = fight.combatants.filter(({ kind }) => kind !== "row").map(summaryLine);
      return { ...fight, state: "over", turn: null, proposals: [], summary: [...present, ...fight.departed] };
    }
    case "next":
      return nextTurn(fight);
    case "previous":
      return previousTurn(fight);
    case "initiative":
      return withInitiatives(fight, act.values);
    case "move": {
      findCombatant(fight, act.combatant);
      if (act.before !== null) findCombatant(fight, act.before);
      return {
        ...fight,
        combatants: movedBefore(fight.combatants, act.combatant, act.before) ?? fight.combatants,
      };
    }
    case "damage":
      return damaged(fight, act.targets, act.amount, act.half, act.by);
    case "heal":
      return strengthened(fight, act.targets, { change: act.amount });
    case "temporary":
      return strengthened(fight, act.targets, { temporary: act.amount });
    case "condition":
      return withCondition(fight, act.targets, act.name, act.rounds);
    case "clear":
      return withTargets(fight, act.targets, (one) => ({
        ...one,
        conditions: one.conditions.filter(({ name }) => name !== act.name),
      }));
    case "concentrate":
      return withTargets(fight, [act.target], (one) => ({ ...one, concentration: act.on }));
    case "hide":
    case "show":
      return withTargets(fight, act.targets, (one) => ({ ...one, isHidden: act.type === "hide" }));
    case "name":
    case "unname":
      // Everybody at the table knows the party's names.
      return withTargets(fight, act.targets, (one) => ({
        ...one,
        isUnnamed: act.type === "unname" && one.kind !== "character",
      }));
    case "defeat":
      return withTargets(fight, act.targets, (one) => ({ ...one, isDefeated: true, concentration: null }));
    case "revive":
      return withTargets(fight, act.targets, (one) => ({ ...one, isDefeated: false }));
    case "ready":
      return withTargets(fight, act.targets, (one) => ({ ...one, isReady: true }));
    case "ask":
      return withSaveAsked(fight, act);
    case "note":
      return withTargets(fight, [act.target], (one) => ({ ...one, note: act.text }));
    case "delay":
      findCombatant(fight, act.target);
      return delayed(fight, act.target);
    case "propose":
      return proposed(fight, act);
    case "accept":
      return proposalAccepted(fight, act);
    case "wave":
      return proposalWaved(fight, act);
  }
};

/**
 * Carries out one act: the fight after it and what takes it back. Pure: server and browser run the same rules.
 * @throws IllegalAct with a sentence for a person where the act doesn't fit the fight; nothing is then changed
 */
export const apply = (fight: Fight, act: Act): { fight: Fight; undo: Undo } => {
  refuseByState(fight, act);
  const after = changeOf(fight, act);
  return { fight: after, undo: undoOf(fight, after) };
};

/** Who lost hit points between two states of a fight, has some left and concentrates on something. */
export const concentrationChecks = (before: Fight, after: Fight): ConcentrationCheck[] =>
  before.combatants.flatMap((was) => {
    const now = after.combatants.find(({ id }) => id === was.id);
    if (!now?.hitPoints?.current || !was.hitPoints || now.concentration === null) return [];
    const pool = ({ current, temporary }: { current: number; temporary: number }) => current + temporary;
    const lost = pool(was.hitPoints) - pool(now.hitPoints);
    if (lost <= 0) return [];
    return [{ combatant: was.id, on: now.concentration, difficulty: concentrationDifficulty(lost) }];
  });
