import { LIMIT } from "@/lib/constants";
import type { Happening } from "./journal";
import { entryForPlayer, type LoggedAct, type LogTarget, seenNow } from "@/lib/rules/fight-log";
import type { Combatant, Fight } from "@/lib/rules/fight-model";
import { UNNAMED } from "@/lib/rules/fight-view";

/** Players are told by name whom they see named, of others that there was something, and nothing of who is hidden. */
const nameForPlayers = ({ name, isHidden, isUnnamed }: Pick<Combatant, "name" | "isHidden" | "isUnnamed">) =>
  isHidden ? null : isUnnamed ? UNNAMED : name;

/** Characters who came to 0 hit points by an act of a fight, and who got up again. */
export const fallsAndRises = (
  before: Fight,
  after: Fight,
  { entry }: LoggedAct,
): Happening<"fall" | "rise">[] => {
  const was = new Map(before.combatants.map((one) => [one.id, one.hitPoints?.current]));
  return after.combatants.flatMap((one): Happening<"fall" | "rise">[] => {
    const [then, now] = [was.get(one.id), one.hitPoints?.current];
    if (one.kind !== "character" || then === undefined || now === undefined) return [];
    if (then > 0 === now > 0) return [];
    const audience = one.isHidden ? ("managers" as const) : ("members" as const);
    if (now > 0) return [{ kind: "rise", entry: { name: one.name }, audience }];
    const { actor } = entry;
    // While a fight is prepared, players don't know who stands in it.
    const seen = actor && before.state === "running" ? nameForPlayers(actor) : null;
    const by = actor && actor.id !== one.id ? actor.name : null;
    const masked = seen === by || by === null ? null : { name: one.name, by: seen };
    return [{ kind: "fall", entry: { name: one.name, by }, masked, audience }];
  });
};

const lastTarget = (logged: LoggedAct["entry"] | null | undefined) =>
  logged?.targets.findLast(({ fell }) => fell);
const blowOf = (logged: LoggedAct["entry"] | null | undefined) => {
  const on = lastTarget(logged);
  return on ? { by: logged?.actor?.name ?? null, on: on.name } : null;
};

const isDown = (one: Combatant) => one.isDefeated || one.hitPoints?.current === 0;

/** Which side was beaten to the last: the party's, or whom it met. Without one of the two, and where somebody stands on both, neither. */
const outcomeOf = (combatants: readonly Combatant[]): "won" | "lost" | null => {
  const party = combatants.filter(({ kind }) => kind === "character");
  const met = combatants.filter(({ kind }) => kind !== "character" && kind !== "row");
  if (party.length === 0 || met.length === 0) return null;
  if (party.every(isDown)) return "lost";
  return met.every(isDown) ? "won" : null;
};

/** The newest act that felled anybody, and who has left the fight, as they were then. */
export interface LastBlow extends LoggedAct {
  gone: readonly LogTarget[];
}

/** A fight that ended, by its last blow. */
export const fightEnded = (name: string, after: Fight, blow: LastBlow | undefined): Happening<"fight"> => {
  const fallen = (after.summary ?? []).filter(({ defeated }) => defeated);
  const rounds = after.round;
  const entry = {
    name,
    rounds,
    fallen: fallen.map((one) => one.name).slice(0, LIMIT.listEntries),
    lastBlow: blowOf(blow?.entry),
    outcome: outcomeOf(after.combatants),
  };
  // Players saw it fall and don't know its name.
  const fellUnnamed = after.combatants.some(
    ({ isHidden, isUnnamed, isDefeated, hitPoints }) =>
      !isHidden && isUnnamed && (isDefeated || hitPoints?.current === 0),
  );
  const masked = {
    name,
    rounds,
    fallen: [
      ...fallen.flatMap((one) => (one.isSecret ? [] : [one.name])).slice(0, LIMIT.listEntries - 1),
      ...(fellUnnamed ? [UNNAMED] : []),
    ],
    lastBlow: blowOf(blow && entryForPlayer(blow, seenNow(after.combatants, blow.gone), 0)),
    outcome: outcomeOf(after.combatants.filter(({ isHidden }) => !isHidden)),
  };
  return { kind: "fight", entry, masked: JSON.stringify(masked) === JSON.stringify(entry) ? null : masked };
};
