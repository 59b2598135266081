import { type Combatant, type Condition, type Fight, IllegalAct } from "@/lib/rules/fight-model";

/** Whether `one` acts before `other` by the rules: the higher initiative, then the higher Dexterity; without initiative last. */
const isBefore = (one: Combatant, other: Combatant): boolean => {
  if (one.initiative === null) return false;
  if (other.initiative === null) return true;
  if (one.initiative !== other.initiative) return one.initiative > other.initiative;
  return one.dexterity > other.dexterity;
};

/** Where the fewest stand on the wrong side of it: one that was moved by hand, or has delayed, doesn't take it along. */
const placeIn = (order: readonly Combatant[], one: Combatant): number => {
  let best = 0;
  let wrong = 0;
  let fewest = 0;
  for (const [at, other] of order.entries()) {
    wrong += isBefore(one, other) ? 1 : -1;
    if (wrong >= fewest) continue;
    fewest = wrong;
    best = at + 1;
  }
  return best;
};

/**
 * Puts combatants where their initiative says, one after the other. The rest stays as it stands, so that an order that was made by
 * hand is kept, and who has delayed its turn is not taken for the end; among equals the newcomer stands last.
 */
export const placed = (order: readonly Combatant[], some: readonly Combatant[]): Combatant[] => {
  const ids = new Set(some.map(({ id }) => id));
  const all = order.filter(({ id }) => !ids.has(id));
  for (const one of some) {
    all.splice(placeIn(all, one), 0, one);
  }
  return all;
};

/** Moves one in front of another; null is the end. */
export const movedBefore = (
  order: readonly Combatant[],
  id: number,
  before: number | null,
): Combatant[] | null => {
  const one = order.find((combatant) => combatant.id === id);
  if (!one) return null;
  if (before === id) return [...order];
  const rest = order.filter((combatant) => combatant !== one);
  const at = before === null ? rest.length : rest.findIndex((combatant) => combatant.id === before);
  return at === -1 ? null : [...rest.slice(0, at), one, ...rest.slice(at)];
};

/** A condition runs down at the end of the creature's own turn; at 0 it goes. */
const afterOwnTurn = (one: Combatant): Combatant => ({
  ...one,
  conditions: one.conditions.flatMap(({ name, rounds }): Condition[] => {
    if (rounds === null) return [{ name, rounds }];
    return rounds > 1 ? [{ name, rounds: rounds - 1 }] : [];
  }),
});

const isAskedNothing = { saveAsked: null, saveDifficulty: null };

/** Gives the turn to the combatant at this place; being ready ends with it, and saving throws are no longer waited for. */
const turnTo = (fight: Fight, at: number, round = fight.round): Fight => {
  const turn = fight.combatants[at]?.id ?? null;
  const combatants = fight.combatants.map((one) => {
    const isReady = one.isReady && one.id !== turn;
    return isReady === one.isReady && one.saveAsked === null ? one : { ...one, isReady, ...isAskedNothing };
  });
  return { ...fight, combatants, turn, round };
};

const placeOfTurn = (fight: Fight): number => fight.combatants.findIndex(({ id }) => id === fight.turn);

/** Whether turns pass over it. Where all are defeated, over none of them. */
const isSkippedIn = ({ combatants, skipsFallen }: Fight) => {
  const skips = skipsFallen && combatants.some(({ isDefeated }) => !isDefeated);
  return ({ isDefeated }: Combatant): boolean => skips && isDefeated;
};

/** The place of the first from `from` on that has a turn; -1 where none is left in this round. */
const placeFrom = (fight: Fight, from: number): number => {
  const isSkipped = isSkippedIn(fight);
  return fight.combatants.findIndex((one, at) => at >= from && !isSkipped(one));
};

export const nextTurn = (fight: Fight): Fight => {
  const { combatants, round } = fight;
  if (combatants.length === 0) throw new IllegalAct("conflict", "Nobody is in this fight yet");
  const at = placeOfTurn(fight);
  const ended = combatants.map((one, index) => (index === at ? afterOwnTurn(one) : one));
  const after = { ...fight, combatants: ended };
  const following = placeFrom(after, at + 1);
  const isNewRound = round === 0 || following === -1;
  return isNewRound ? turnTo(after, placeFrom(after, 0), round + 1) : turnTo(after, following);
};

/** Moves the turn back and nothing else, over the defeated where turns pass over them. */
export const previousTurn = (fight: Fight): Fight => {
  const { combatants, round } = fight;
  const isSkipped = isSkippedIn(fight);
  const at = placeOfTurn(fight);
  const former = combatants.slice(0, Math.max(at, 0)).findLast((one) => !isSkipped(one));
  if (former) return { ...fight, turn: former.id };
  if (round <= 1 || at === -1) throw new IllegalAct("conflict", "This is the first turn of the fight");
  return { ...fight, turn: combatants.findLast((one) => !isSkipped(one))?.id ?? null, round: round - 1 };
};

/**
 * Moves one behind the next that has a turn; the last one goes behind the first of the next round. Who delays its own turn hands it to
 * the next, and its conditions don't run down. Where nobody else has a turn nothing moves: one cannot wait for the defeated.
 */
export const delayed = (fight: Fight, id: number): Fight => {
  const { combatants, round } = fight;
  const one = combatants.find((combatant) => combatant.id === id);
  const rest = combatants.filter((other) => other !== one);
  // Of the whole fight: without the last one standing turns would pass over nobody.
  const isSkipped = isSkippedIn(fight);
  const first = rest.findIndex((other) => !isSkipped(other));
  if (!one || first === -1) return fight;
  const from = combatants.indexOf(one);
  const following = rest.findIndex((other, at) => at >= from && !isSkipped(other));
  const isLast = following === -1;
  const to = isLast ? first : following;
  const heir = rest[to]?.id;
  // Behind the first it would act sooner, while that one's turn of this round isn't over.
  if (isLast && fight.turn !== id && fight.turn === heir)
    throw new IllegalAct("conflict", "It acts last already; it can delay when its turn comes");
  const moved = { ...fight, combatants: rest.toSpliced(to + 1, 0, one) };
  if (fight.turn !== id) return moved;
  return turnTo(moved, to, isLast ? round + 1 : round);
};

export const firstTurn = (fight: Fight): Fight => turnTo(fight, placeFrom(fight, 0), 1);

/** Takes combatants out; a turn that goes with them passes to the next one that stays. */
export const without = (fight: Fight, ids: ReadonlySet<number>): Fight => {
  const { combatants, turn } = fight;
  const left = combatants.filter(({ id }) => !ids.has(id));
  const after = { ...fight, combatants: left };
  if (turn === null || !ids.has(turn)) return after;
  const at = placeOfTurn(fight);
  const isSkipped = isSkippedIn(after);
  const heir = combatants.slice(at + 1).find((one) => !ids.has(one.id) && !isSkipped(one));
  if (heir) return turnTo(after, left.indexOf(heir));
  return left.length > 0 ? turnTo(after, placeFrom(after, 0), fight.round + 1) : { ...after, turn: null };
};
