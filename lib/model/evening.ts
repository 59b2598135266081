import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { requiredText } from "./text";
import type { RollAudience } from "./roll";

export const EVENING_STATES = ["planned", "running", "over"] as const;
export const EVENING_ANSWERS = ["yes", "maybe", "no"] as const;
export type EveningAnswer = (typeof EVENING_ANSWERS)[number];

/** A question that a chapter leaves open. */
export const thread = z.object({ text: requiredText(LIMIT.thread), isDone: z.boolean() });
export type Thread = z.output<typeof thread>;

interface DateAnswer {
  userId: number;
  username: string;
  answer: EveningAnswer;
}
/** A date that is offered. */
export interface EveningDate {
  id: number;
  startsAt: Date;
  answers: DateAnswer[];
}

/** What a member adds to a chapter. */
export interface Addition {
  id: number;
  eveningId: number;
  /** Null in a book that was brought in. */
  userId: number | null;
  username: string;
  characterId: number | null;
  text: string;
  audience: RollAudience;
  createdAt: Date;
}

export interface Evening {
  id: number;
  campaignId: number;
  number: number;
  title: string;
  state: (typeof EVENING_STATES)[number];
  /** Null until a date is settled. */
  startsAt: Date | null;
  minutes: number;
  place: string;
  dates: EveningDate[];
  /** Ids of who was there. */
  there: number[];
  /** Null to players until it is signed. */
  chapter: string | null;
  threads: Thread[];
  signedAt: Date | null;
  signedBy: string | null;
  begunAt: Date | null;
  endedAt: Date | null;
  additions: Addition[];
  updatedAt: Date;
}
