import { saveLabel } from "@/lib/rules/dice-in-text";
import { dealerOf } from "@/lib/rules/fight-effects";
import type { Act, Combatant, Fight } from "@/lib/rules/fight-model";
import { UNNAMED } from "@/lib/rules/fight-view";

export interface LogTarget {
  id: number;
  name: string;
  isHidden: boolean;
  isUnnamed: boolean;
  /** Damage or healing that was meant for it, after halving; of temporary hit points those that it has then. */
  amount?: number;
  hasSaved?: boolean;
  /** Came to 0 by it. */
  fell?: boolean;
  /** Its concentration ended by that. */
  lostConcentration?: boolean;
}

/** What the log keeps of an act: everything that its sentence says, with what could be seen of each combatant at that time. */
export interface LogEntry {
  type: Act["type"];
  /** Whose turn it was; of damage who dealt it. */
  actor: LogTarget | null;
  targets: LogTarget[];
  /** The condition, what is concentrated on, or an initiative. */
  detail: string;
  rounds: number | null;
  /** Who proposed or whose proposal was answered. */
  proposer: number | null;
  /** The proposal is of healing. */
  heals?: true;
  /** It happened in round 0 of a running fight, while initiative was called for, or ended that. */
  isCalled?: true;
}

/** What only those who run the fight are told. */
export const SECRET: ReadonlySet<Act["type"]> = new Set(["hide", "name", "unname", "note"]);

const logTarget = ({ id, name, isHidden, isUnnamed }: Combatant): LogTarget => ({
  id,
  name,
  isHidden,
  isUnnamed,
});
const findIn = ({ combatants }: Fight, id: number | null) => combatants.find((one) => one.id === id);

const idsOf = (act: Act, before: Fight, after: Fight): number[] => {
  if ("targets" in act) return act.targets;
  if ("target" in act) return [act.target];
  if (act.type === "move") return [act.combatant];
  if (act.type === "initiative") return Object.keys(act.values).map(Number);
  if (act.type === "add") {
    const was = new Set(before.combatants.map(({ id }) => id));
    return after.combatants.filter(({ id }) => !was.has(id)).map(({ id }) => id);
  }
  if (act.type === "remove") return act.combatants;
  if (act.type === "accept" || act.type === "wave")
    return before.proposals.filter(({ id }) => id === act.proposal).map(({ combatantId }) => combatantId);
  const hasTurn = act.type === "next" || act.type === "previous" || act.type === "start";
  return hasTurn && after.turn !== null ? [after.turn] : [];
};

/** How much of it was for one combatant, as that is after the act. */
const amountFor = (
  act: Act,
  before: Fight,
  { id, hitPoints }: Combatant,
): Pick<LogTarget, "amount" | "hasSaved"> => {
  const halved = (amount: number, hasSaved: boolean) => ({
    amount: hasSaved ? Math.floor(amount / 2) : amount,
    hasSaved,
  });
  if (act.type === "damage") return halved(act.amount, act.half.includes(id));
  if (act.type === "heal" || act.type === "propose") return { amount: act.amount };
  if (act.type === "temporary") return { amount: hitPoints?.temporary ?? 0 };
  if (act.type === "accept") {
    // Halved by the dungeon master, whoever saved or not.
    const { amount } = halved(before.proposals.find((one) => one.id === act.proposal)?.amount ?? 0, act.half);
    return { amount };
  }
  if (act.type === "initiative") return { amount: act.values[id] ?? 0 };
  return {};
};

const proposerOf = (act: Act, before: Fight): number | null => {
  if (act.type === "propose") return act.userId;
  if (act.type !== "accept" && act.type !== "wave") return null;
  return before.proposals.find(({ id }) => id === act.proposal)?.userId ?? null;
};

const isAboutHealing = (act: Act, before: Fight): boolean => {
  if (act.type === "propose") return act.heals;
  return "proposal" in act && before.proposals.some(({ id, heals }) => id === act.proposal && heals);
};

const detailOf = (act: Act, proposer: number | null): string => {
  if ("name" in act) return act.name;
  if (act.type === "wave") return act.userId === proposer ? "taken back" : "waved away";
  if (act.type === "ask") return saveLabel({ ability: act.save, difficulty: act.difficulty });
  return act.type === "concentrate" ? (act.on ?? "") : "";
};

/** What the log keeps of an act that led from `before` to `after`. */
export const logEntry = (act: Act, before: Fight, after: Fight): LogEntry => {
  const isDamage = act.type === "damage" || act.type === "accept";
  /** Whether it ends the concentration of some. */
  const mayBreak = isDamage || act.type === "defeat";
  const actor = findIn(before, isDamage ? dealerOf(before, act.by) : before.turn);
  const proposer = proposerOf(act, before);
  const targets = [...new Set(idsOf(act, before, after))].flatMap((id) => {
    const [was, now] = [findIn(before, id), findIn(after, id)];
    const one = now ?? was;
    if (!one) return [];
    const fell = (was?.hitPoints?.current ?? 0) > 0 && now?.hitPoints?.current === 0;
    const lostConcentration = mayBreak && was?.concentration != null && now?.concentration === null;
    const outcome = { ...(fell && { fell }), ...(lostConcentration && { lostConcentration }) };
    return [{ ...logTarget(one), ...amountFor(act, before, one), ...outcome }];
  });
  const detail = detailOf(act, proposer);
  const rounds = act.type === "condition" ? act.rounds : null;
  const isRunning = before.state === "running" || after.state === "running";
  return {
    type: act.type,
    actor: actor ? logTarget(actor) : null,
    targets,
    detail,
    rounds,
    proposer,
    ...(isAboutHealing(act, before) && { heals: true }),
    ...(isRunning && after.round === 0 && { isCalled: true }),
  };
};

/** What can be seen of one who is in a fight, or of one who was when it left: of that one the kind is not known. */
type Seen = Pick<Combatant, "id" | "isHidden" | "isUnnamed"> & Partial<Pick<Combatant, "kind">>;
/** What can be seen now of all whom the log may name: what is hidden or unnamed still stays so in it, and so does what left as that. */
export type SeenNow = ReadonlyMap<number, Seen>;

export const seenNow = (present: readonly Seen[], gone: readonly Seen[]): SeenNow =>
  new Map([...gone, ...present].map((one) => [one.id, one]));

/** An act as the log keeps it; of round 0 while the fight was prepared. */
export interface LoggedAct {
  round: number;
  entry: LogEntry;
}

/**
 * The entry as a player may read it, or null where there is nothing of it for them: what was done while the fight was prepared is not
 * theirs, a combatant appears if it could be seen then and isn't hidden now, and temporary hit points are seen of characters only.
 */
export const entryForPlayer = (
  { round, entry }: LoggedAct,
  now: SeenNow,
  userId: number,
): LogEntry | null => {
  if ((round === 0 && !entry.isCalled) || SECRET.has(entry.type)) return null;
  const isAboutProposal = entry.type === "propose" || entry.type === "wave";
  if (isAboutProposal && entry.proposer !== userId) return null;
  const seen = (target: LogTarget): LogTarget[] => {
    const current = now.get(target.id);
    if (target.isHidden || current?.isHidden) return [];
    if (entry.type === "temporary" && current?.kind !== "character") return [];
    return [target.isUnnamed || current?.isUnnamed ? { ...target, name: UNNAMED } : target];
  };
  const targets = entry.targets.flatMap(seen);
  if (targets.length === 0 && entry.targets.length > 0 && entry.type !== "start") return null;
  return { ...entry, targets, actor: entry.actor ? (seen(entry.actor)[0] ?? null) : null };
};
