import type {
  Combatant,
  Condition,
  Fight,
  Proposal,
  ProposalAnswer,
  SummaryLine,
} from "@/lib/rules/fight-model";

/** What may change of a combatant, but for what is taken back by its differences: a new field has to be one or the other. */
type Scalar = Omit<
  Combatant,
  | "id"
  | "kind"
  | "characterId"
  | "encounterId"
  | "slug"
  | "baseName"
  | "group"
  | "dexterity"
  | "armourClass"
  | "hitPoints"
  | "conditions"
>;
type ScalarName = keyof Scalar;
type ConditionChange = { name: string; before: Condition | null; after: Condition | null; at: number };

interface CombatantUndo {
  id: number;
  before: Partial<Scalar>;
  after: Partial<Scalar>;
  /** What the act added; negative for damage. A difference, since a character's hit points may have changed on its sheet since. */
  current: number;
  temporary: number;
  /** Temporary hit points after the act: more than these were given since, and owe nothing to it. */
  temporaryAfter?: number;
  conditions: ConditionChange[];
}

/** How many of the newest lines are the act's, and which older ones it pushed out. */
interface DepartedUndo {
  added: number;
  dropped: SummaryLine[];
}

/** What takes an act back: what it did, and nothing that was changed since. Plain data, stored beside the act. */
export interface Undo {
  /** Older rows have the whole list of who was removed in here. */
  fight: Partial<Pick<Fight, "state" | "round" | "turn" | "departed" | "summary">>;
  departed?: DepartedUndo;
  /** The ids in the order before the act, where it changed the order. */
  order: number[] | null;
  added: number[];
  removed: Combatant[];
  changed: CombatantUndo[];
  addedProposals: number[];
  removedProposals: { proposal: Proposal; at: number }[];
  /** Ids of proposals that the act decided; and answers that made room. */
  addedAnswers?: number[];
  removedAnswers?: { answer: ProposalAnswer; at: number }[];
}

const SCALARS = Object.keys({
  name: true,
  initiative: true,
  isHidden: true,
  isUnnamed: true,
  isDefeated: true,
  isReady: true,
  saveAsked: true,
  saveDifficulty: true,
  saveAskedAt: true,
  concentration: true,
  note: true,
  dealt: true,
  dealtUnseen: true,
} satisfies Record<ScalarName, true>) as ScalarName[];
const FIGHT_FIELDS = ["state", "round", "turn", "summary"] as const;

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Partial<Pick<T, K>> => {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
};
const isSame = (one: Condition | null | undefined, other: Condition | null | undefined) =>
  (one?.name ?? null) === (other?.name ?? null) && (one?.rounds ?? null) === (other?.rounds ?? null);
const named = (conditions: readonly Condition[], name: string) =>
  conditions.find((one) => one.name === name) ?? null;

const conditionChanges = (before: readonly Condition[], after: readonly Condition[]): ConditionChange[] => {
  const lost = before.map((one, at) => ({ name: one.name, before: one, after: named(after, one.name), at }));
  const gained = after
    .filter(({ name }) => !named(before, name))
    .map((one) => ({ name: one.name, before: null, after: one, at: 0 }));
  return [...lost, ...gained].filter((change) => !isSame(change.before, change.after));
};

/** Of one without hit points. */
const NONE = { current: 0, temporary: 0 };

const combatantUndo = (before: Combatant, after: Combatant): CombatantUndo[] => {
  if (before === after) return [];
  const fields = SCALARS.filter((name) => before[name] !== after[name]);
  const [was, is] = [before.hitPoints ?? NONE, after.hitPoints ?? NONE];
  const current = is.current - was.current;
  const temporary = is.temporary - was.temporary;
  const conditions = conditionChanges(before.conditions, after.conditions);
  if (fields.length === 0 && current === 0 && temporary === 0 && conditions.length === 0) return [];
  const change = { before: pick(before, fields), after: pick(after, fields) };
  return [{ id: before.id, ...change, current, temporary, temporaryAfter: is.temporary, conditions }];
};

/** Never longer than what the act added: each removal would store the whole list once more. */
const departedUndo = (before: Fight, after: Fight): Pick<Undo, "departed"> => {
  if (before.departed === after.departed) return {};
  const [oldest] = after.departed;
  const at = oldest === undefined ? -1 : before.departed.indexOf(oldest);
  const dropped = at === -1 ? before.departed : before.departed.slice(0, at);
  const added = after.departed.length - (before.departed.length - dropped.length);
  return { departed: { added, dropped: added > 0 ? dropped.slice(-added) : [] } };
};
const departedBefore = (departed: SummaryLine[], { added, dropped }: DepartedUndo): SummaryLine[] => [
  ...dropped,
  ...departed.slice(0, Math.max(0, departed.length - added)),
];

/** What takes the way from `before` to `after` back. */
export const undoOf = (before: Fight, after: Fight): Undo => {
  const was = new Map(before.combatants.map((one) => [one.id, one]));
  const is = new Map(after.combatants.map((one) => [one.id, one]));
  const ids = before.combatants.map(({ id }) => id);
  const isReordered = ids.join() !== after.combatants.map(({ id }) => id).join();
  const stillProposed = new Set(after.proposals.map(({ id }) => id));
  const wasProposed = new Set(before.proposals.map(({ id }) => id));
  const wasAnswered = new Set(before.answers.map(({ id }) => id));
  const stillAnswered = new Set(after.answers.map(({ id }) => id));
  return {
    fight: pick(
      before,
      FIGHT_FIELDS.filter((name) => before[name] !== after[name]),
    ),
    ...departedUndo(before, after),
    order: isReordered ? ids : null,
    added: after.combatants.filter(({ id }) => !was.has(id)).map(({ id }) => id),
    removed: before.combatants.filter(({ id }) => !is.has(id)),
    changed: before.combatants.flatMap((one) => {
      const now = is.get(one.id);
      return now ? combatantUndo(one, now) : [];
    }),
    addedProposals: after.proposals.filter(({ id }) => !wasProposed.has(id)).map(({ id }) => id),
    removedProposals: before.proposals.flatMap((proposal, at) =>
      stillProposed.has(proposal.id) ? [] : [{ proposal, at }],
    ),
    addedAnswers: after.answers.filter(({ id }) => !wasAnswered.has(id)).map(({ id }) => id),
    removedAnswers: before.answers.flatMap((answer, at) =>
      stillAnswered.has(answer.id) ? [] : [{ answer, at }],
    ),
  };
};

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

const restored = (one: Combatant, undo: CombatantUndo): Combatant => {
  const unchangedSince = SCALARS.filter((name) => name in undo.after && one[name] === undo.after[name]);
  let conditions = [...one.conditions];
  for (const { name, before, after, at } of undo.conditions) {
    if (!isSame(named(conditions, name), after)) continue;
    if (before && after)
      conditions = conditions.map((condition) => (condition.name === name ? before : condition));
    else if (before) conditions.splice(at, 0, before);
    else conditions = conditions.filter((condition) => condition.name !== name);
  }
  const { hitPoints } = one;
  // Temporary hit points never add up: the larger stays.
  const isGivenSince =
    undo.temporary > 0 &&
    undo.temporaryAfter !== undefined &&
    (hitPoints?.temporary ?? 0) > undo.temporaryAfter;
  return {
    ...one,
    ...pick(undo.before as Scalar, unchangedSince),
    conditions,
    hitPoints: hitPoints && {
      ...hitPoints,
      current: clamp(hitPoints.current - undo.current, hitPoints.max),
      temporary: isGivenSince ? hitPoints.temporary : clamp(hitPoints.temporary - undo.temporary, 9999),
    },
  };
};

/** Takes an act back. Ids that were given stay given. */
export const undone = (fight: Fight, undo: Undo): Fight => {
  const added = new Set(undo.added);
  const changes = new Map(undo.changed.map((change) => [change.id, change]));
  let combatants = [...fight.combatants.filter(({ id }) => !added.has(id)), ...undo.removed].map((one) => {
    const change = changes.get(one.id);
    return change ? restored(one, change) : one;
  });
  if (undo.order) {
    const place = new Map(undo.order.map((id, at) => [id, at]));
    const last = undo.order.length;
    combatants = combatants.toSorted(
      (one, other) => (place.get(one.id) ?? last) - (place.get(other.id) ?? last),
    );
  }
  const proposals = fight.proposals.filter(({ id }) => !undo.addedProposals.includes(id));
  for (const { proposal, at } of undo.removedProposals) proposals.splice(at, 0, proposal);
  const { addedAnswers = [], removedAnswers = [] } = undo;
  const answers = fight.answers.filter(({ id }) => !addedAnswers.includes(id));
  for (const { answer, at } of removedAnswers) answers.splice(at, 0, answer);
  const departed = undo.departed ? departedBefore(fight.departed, undo.departed) : fight.departed;
  return { ...fight, departed, ...undo.fight, combatants, proposals, answers };
};
