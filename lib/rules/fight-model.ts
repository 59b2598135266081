import type { Ability } from "@/lib/rules/abilities";
import type { HitPoints } from "@/lib/rules/hit-points";

/** A fight as server and browser hold it. Plain data: it is stored as JSON and changed by `apply` in `fight.ts` only. */

export const FIGHT_STATES = ["prepared", "running", "over"] as const;
export type FightState = (typeof FIGHT_STATES)[number];

export const COMBATANT_KINDS = ["character", "encounter", "library", "other", "row"] as const;
type CombatantKind = (typeof COMBATANT_KINDS)[number];

/** Rounds left; null lasts until it is taken off. */
export type Condition = { name: string; rounds: number | null };

export interface Combatant {
  /** Within its fight. */
  id: number;
  kind: CombatantKind;
  characterId: number | null;
  encounterId: number | null;
  /** Of a monster taken from the library. */
  slug: string | null;
  /** With its number where several have the same name. */
  name: string;
  baseName: string;
  /** Null until it is rolled or typed: stands last. */
  initiative: number | null;
  /** Combatants with the same group have one initiative, thrown once. */
  group: number | null;
  /** The score, not the modifier. */
  dexterity: number;
  armourClass: number | null;
  /** Null for a free row of the order and for what has none. A character's are those of its sheet. */
  hitPoints: HitPoints | null;
  isHidden: boolean;
  isUnnamed: boolean;
  isDefeated: boolean;
  isReady: boolean;
  /** The saving throw that is asked of it, until it is damaged, another is asked or the turn goes on. */
  saveAsked: Ability | null;
  saveDifficulty: number | null;
  /** When a saving throw was asked of it last, which tells two that are alike apart; ISO 8601 in UTC. Absent: none was. */
  saveAskedAt?: string | undefined;
  /** A character's are those of its sheet. */
  conditions: Condition[];
  concentration: string | null;
  note: string;
  /** Hit points that others have lost by it. */
  dealt: number;
  /** Of these, those of hidden ones; absent: none. */
  dealtUnseen?: number | undefined;
}

export interface Proposal {
  id: number;
  userId: number;
  combatantId: number;
  amount: number;
  /** Hit points to regain; else damage. */
  heals: boolean;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export const PROPOSAL_OUTCOMES = ["taken", "halved", "waved", "taken back"] as const;
/** What became of a proposal; its id is the proposal's. */
export interface ProposalAnswer extends Omit<Proposal, "createdAt"> {
  cameTo: (typeof PROPOSAL_OUTCOMES)[number];
  /** ISO 8601 in UTC. */
  at: string;
}

/**
 * Of one combatant: the hit points that others lost by it, and how many of them players didn't see lost (absent: none). Secret
 * where players didn't see it, or not its name.
 */
export type SummaryLine = {
  name: string;
  damage: number;
  unseen?: number | undefined;
  defeated: boolean;
  isSecret: boolean;
};

export interface Fight {
  state: FightState;
  /** 0 while it is prepared, and while initiative is called for. */
  round: number;
  /** The id of the combatant that has the turn. */
  turn: number | null;
  /** In the order of turns. */
  combatants: Combatant[];
  proposals: Proposal[];
  /** Those of each player that were decided last, newest last. */
  answers: ProposalAnswer[];
  /** Whether turns pass over the defeated. */
  skipsFallen: boolean;
  /** Who was removed, for the summary: those that went last, at most `FIGHT_LIMIT.departed`. */
  departed: SummaryLine[];
  /** Of a fight that is over. */
  summary: SummaryLine[] | null;
}

export const FIGHT_LIMIT = {
  initiative: { min: -20, max: 99 },
  amount: 9999,
  rounds: { min: 1, max: 999 },
  conditions: 20,
  difficulty: { min: 1, max: 40 },
  conditionName: 40,
  combatants: 200,
  /** Lines of a summary; with all that can be in the fight, so many are kept of those that were removed. */
  summary: 2000,
  departed: 1800,
  /** Waiting ones of one player: the fight is written whole with each. */
  proposals: 20,
  /** Decided ones that are kept of one player. */
  answers: 10,
} as const;

export const newFight = (): Fight => ({
  state: "prepared",
  round: 0,
  turn: null,
  combatants: [],
  proposals: [],
  answers: [],
  skipsFallen: true,
  departed: [],
  summary: null,
});

/** What is known of a combatant before it stands in the order. */
export type NewCombatant = Pick<
  Combatant,
  | "kind"
  | "characterId"
  | "encounterId"
  | "slug"
  | "initiative"
  | "dexterity"
  | "armourClass"
  | "hitPoints"
  | "conditions"
> & {
  name: string;
  /** New combatants with the same number share one initiative. */
  group: number | null;
};

/** The same with the id that it gets in its fight: `drawIds`. */
export type Entrant = NewCombatant & { id: number };

/** An act with everything decided that was left to chance: what `apply` takes. */
export type Act =
  | { type: "add"; combatants: Entrant[]; hidden: boolean }
  | { type: "remove"; combatants: number[] }
  /** `call` opens round 0, in which initiative is asked for and nobody has the turn. */
  | { type: "start"; call?: boolean }
  | { type: "end" }
  | { type: "next" }
  | { type: "previous" }
  | { type: "initiative"; values: Record<number, number> }
  | { type: "move"; combatant: number; before: number | null }
  /** `by` deals it, null is nobody; left out: who has the turn, nobody where that one is defeated. */
  | { type: "damage"; targets: number[]; amount: number; half: number[]; by?: number | null }
  | { type: "heal"; targets: number[]; amount: number }
  | { type: "temporary"; targets: number[]; amount: number }
  | { type: "condition"; targets: number[]; name: string; rounds: number | null }
  | { type: "clear"; targets: number[]; name: string }
  | { type: "concentrate"; target: number; on: string | null }
  | { type: "hide" | "show" | "name" | "unname" | "defeat" | "revive" | "ready"; targets: number[] }
  | { type: "ask"; targets: number[]; save: Ability; difficulty: number; at: string }
  | { type: "note"; target: number; text: string }
  | { type: "delay"; target: number }
  | {
      type: "propose";
      id: number;
      target: number;
      amount: number;
      heals: boolean;
      userId: number;
      createdAt: string;
    }
  | { type: "accept"; proposal: number; half: boolean; by?: number | null; at: string }
  /** By the proposer it is taken back. */
  | { type: "wave"; proposal: number; userId: number; at: string };

/**
 * Why an act can't be done, as a sentence for a person: `invalid` is wrong whatever the fight is like, `missing` names what isn't in it,
 * `conflict` doesn't fit its state.
 */
export class IllegalAct extends Error {
  readonly kind: "invalid" | "missing" | "conflict";
  constructor(kind: IllegalAct["kind"], sentence: string) {
    super(sentence);
    this.name = "IllegalAct";
    this.kind = kind;
  }
}
