import type { Ability } from "@/lib/rules/abilities";
import type { Act, Fight, FightState, Proposal, ProposalAnswer, SummaryLine } from "@/lib/rules/fight-model";
import type { HitPointsShown, SeenCombatant } from "@/lib/rules/fight-view";

/** A fight as it is stored: its rules' state, and what the campaign knows of it. */
export interface StoredFight extends Fight {
  id: number;
  campaignId: number;
  name: string;
  hitPointsShown: HitPointsShown;
  /** Raised by every act and undo. */
  version: number;
  createdAt: Date;
}

/** A combatant as one sees it: who runs the fight sees all of it. */
export type CombatantView = Omit<SeenCombatant, "hitPoints"> & {
  hitPoints?: { current: number; max: number; temporary?: number } | null;
};

/** A fight as one sees it. */
export interface FightView {
  id: number;
  campaignId: number;
  name: string;
  state: FightState;
  round: number;
  turn: number | null;
  hitPointsShown: HitPointsShown;
  /** Null to players, whose acts carry none. */
  version: number | null;
  combatants: CombatantView[];
  proposals: Proposal[];
  /** What became of a player's own proposals, newest first; who runs the fight is sent none. */
  answers: ProposalAnswer[];
  skipsFallen: boolean;
  summary: Pick<SummaryLine, "name" | "damage" | "defeated">[] | null;
  createdAt: Date;
}

/** The version of a fight in which nothing was done yet. */
export const FIRST_VERSION = 1;

/** Whether who runs a finished fight can take its end back: one from a campaign's file has no acts, of which each raises the version. */
export const canGoOn = (
  { state, version }: Pick<FightView, "state" | "version">,
  runningId: number | undefined,
): boolean => state === "over" && runningId === undefined && version !== null && version > FIRST_VERSION;

/** An amount, or dice that the server throws: `2d6+3`. */
export type Amount = { amount: number } | { dice: string };

export interface EncountersSent {
  id: number;
  count: number;
  /** As written in the encounter, or thrown anew for each. */
  hitPoints: "written" | { dice: string };
  initiative: "one" | "each";
}

/** The acts that need the server: what is in the campaign or the library, and dice. */
type ResolvedByServer =
  | {
      type: "add";
      characters: number[];
      encounters: EncountersSent[];
      library: { slug: string; count: number }[];
      others: { name: string; initiative: number | null; maxHitPoints: number | null }[];
      rows: { name: string; initiative: number | null }[];
      hidden: boolean;
    }
  | { type: "initiative"; roll: number[] }
  | ({ type: "damage"; targets: number[]; half: number[]; by?: number | null } & Amount)
  | ({ type: "heal"; targets: number[] } & Amount)
  | ({ type: "temporary"; targets: number[] } & Amount)
  | ({ type: "propose"; target: number; heals: boolean } & Amount)
  | { type: "ask"; targets: number[]; save: Ability; difficulty: number }
  | { type: "accept"; proposal: number; half: boolean; by?: number | null }
  | { type: "wave"; proposal: number };

/** An act as it is sent. */
export type SentAct =
  | Exclude<Act, { type: "accept" | "add" | "ask" | "damage" | "heal" | "propose" | "temporary" | "wave" }>
  | ResolvedByServer;

const PLAYERS_ACTS: ReadonlySet<SentAct["type"]> = new Set(["initiative", "propose", "wave"]);
/** What a player may do: type or throw the initiative of one's own character, propose damage or healing, and take that back. */
export const isPlayersAct = (act: SentAct): boolean => PLAYERS_ACTS.has(act.type);

export interface FightSent {
  name?: string;
  hitPointsShown?: HitPointsShown;
  skipsFallen?: boolean;
}

export interface FightLogLine {
  id: number;
  round: number;
  userId: number | null;
  username: string;
  text: string;
  createdAt: Date;
  isUndone: boolean;
}
