import { type HitPointWord, hitPointWord } from "@/lib/rules/fight-hit-points";
import {
  type Combatant,
  type Fight,
  FIGHT_LIMIT,
  type Proposal,
  type ProposalAnswer,
  type SummaryLine,
} from "@/lib/rules/fight-model";

/** What players see of monsters' hit points. */
export const HIT_POINTS_SHOWN = ["word", "number", "nothing"] as const;
export type HitPointsShown = (typeof HIT_POINTS_SHOWN)[number];

export const UNNAMED = "Something in the dark";

type Unseen = "baseName" | "group" | "dealt" | "dealtUnseen";
/** Of characters alone. */
type OfSheet = "armourClass" | "dexterity" | "note" | "saveAsked" | "saveDifficulty" | "saveAskedAt";
/** A combatant as a player sees it. Of what is no character: no armour class, Dexterity, note or temporary hit points. */
export type SeenCombatant = Omit<Combatant, Unseen | OfSheet | "hitPoints"> &
  Partial<Pick<Combatant, OfSheet>> & {
    hitPoints?: { current: number; max: number; temporary?: number };
    state?: HitPointWord;
  };

export interface SeenFight extends Pick<Fight, "state" | "round" | "turn" | "skipsFallen" | "summary"> {
  combatants: SeenCombatant[];
  /** The viewer's own. */
  proposals: Proposal[];
  /** What became of the viewer's own, newest first. */
  answers: ProposalAnswer[];
}

const hitPointsSeen = ({ hitPoints }: Combatant, shown: HitPointsShown) => {
  if (!hitPoints || shown === "nothing") return {};
  if (shown === "word") return { state: hitPointWord(hitPoints) };
  return { hitPoints: { current: hitPoints.current, max: hitPoints.max } };
};

const seen = (one: Combatant, shown: HitPointsShown): SeenCombatant => {
  const { id, name, initiative, isHidden, isUnnamed, isDefeated, isReady, conditions, concentration } = one;
  const common = { id, initiative, isHidden, isUnnamed, isDefeated, isReady, conditions, concentration };
  if (one.kind === "character") {
    const { kind, characterId, armourClass, dexterity, note, hitPoints } = one;
    const { saveAsked, saveDifficulty, saveAskedAt } = one;
    const asked = { saveAsked, saveDifficulty, saveAskedAt };
    const sheet = { armourClass, dexterity, note, ...asked, ...(hitPoints && { hitPoints }) };
    return { ...common, kind, characterId, encounterId: null, slug: null, name, ...sheet };
  }
  const points = hitPointsSeen(one, shown);
  if (isUnnamed)
    return {
      ...common,
      kind: "other",
      characterId: null,
      encounterId: null,
      slug: null,
      name: UNNAMED,
      ...points,
    };
  const { kind, encounterId, slug } = one;
  return { ...common, kind, characterId: null, encounterId, slug, name, ...points };
};

/** About whom nothing is told any more, once hidden, no answer is told either. */
const answersFor = ({ answers, combatants }: Fight, userId: number): ProposalAnswer[] => {
  const visible = new Set(combatants.filter(({ isHidden }) => !isHidden).map(({ id }) => id));
  const own = answers.filter((one) => one.userId === userId && visible.has(one.combatantId));
  return own.slice(-FIGHT_LIMIT.answers).toReversed();
};

const seenLine = ({ unseen = 0, damage, ...line }: SummaryLine): SummaryLine => ({
  ...line,
  damage: damage - unseen,
});

/**
 * The fight as a player sees it: without hidden combatants; no turn while a hidden one has it. The summary of a fight that is over
 * leaves out the names of those that are hidden or unnamed still, and what hidden ones lost.
 */
export const asPlayer = (fight: Fight, userId: number, shown: HitPointsShown): SeenFight => {
  const visible = fight.combatants.filter(({ isHidden }) => !isHidden);
  return {
    state: fight.state,
    round: fight.round,
    turn: visible.some(({ id }) => id === fight.turn) ? fight.turn : null,
    combatants: visible.map((one) => seen(one, shown)),
    proposals: fight.proposals.filter((proposal) => proposal.userId === userId),
    answers: answersFor(fight, userId),
    skipsFallen: fight.skipsFallen,
    summary: fight.summary?.filter(({ isSecret }) => !isSecret).map(seenLine) ?? null,
  };
};
