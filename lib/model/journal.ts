import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { firstOf, whole } from "./fields";
import { SHOWN_PLACES } from "./place";
import { AUDIENCES, type Audience } from "./resource";
import { storedMoment } from "./stored-moment";
import { text } from "./text";

/** What stands in the journal may be longer than forms take: a combatant's name with its number, a handout's title. */
const name = text(200);
const figure = whole({ min: -1_000_000, max: 1_000_000 });

interface JournalSpec {
  /** How much it is worth remembering: where an evening has too many entries, those with the lowest weight go first. */
  weight: 0 | 1 | 2 | 3;
  /** Names as they were, and amounts. */
  entry: z.ZodObject;
}

/**
 * What the journal of a book remembers, by kind. A call that makes one of them happen says so on its line of the contract, and its
 * handler answers the entry.
 */
export const JOURNAL = {
  /** A fight that ended: who fell, who struck the last blow that felled somebody, and which side was beaten, if one was. */
  fight: {
    weight: 3,
    entry: z.object({
      name,
      rounds: figure,
      fallen: firstOf(name),
      lastBlow: z.object({ by: name.nullable(), on: name }).nullable(),
      outcome: z.enum(["won", "lost"]).nullish(),
    }),
  },
  /** A character who came to 0 hit points, in a fight by somebody; one who got up again. */
  fall: { weight: 2, entry: z.object({ name, by: name.nullable() }) },
  rise: { weight: 1, entry: z.object({ name }) },
  /** A natural 20 or 1 of a d20 that counts, rolled for the table; by no character it is the `person` who rolled. */
  roll: {
    weight: 2,
    entry: z.object({ by: name.nullable(), label: name, natural: whole({ min: 1, max: 20 }), total: figure }),
  },
  /** A handout that was opened. */
  seal: { weight: 2, entry: z.object({ title: name, isForAll: z.boolean() }) },
  /** A page that was shown; of a page of the book itself the title is null. */
  shown: { weight: 0, entry: z.object({ place: z.enum(SHOWN_PLACES), title: name.nullable() }) },
  /** An item that went from one character to another. */
  gift: { weight: 1, entry: z.object({ item: name, from: name, to: name }) },
  /** A rest of the party. */
  rest: { weight: 1, entry: z.object({ kind: z.enum(["short", "long"]) }) },
  level: { weight: 3, entry: z.object({ name, level: figure }) },
  /** Somebody who joined: the `person` of the entry. */
  join: { weight: 2, entry: z.object({}) },
  /** A character who was made. */
  character: { weight: 2, entry: z.object({ name }) },
} as const satisfies Record<string, JournalSpec>;

/**
 * That somebody acted at a moment in a fight that was deleted since. It is no kind of the journal's own: nobody is told of it and no file
 * holds it, it only says that the evening still went on.
 */
export const ACTED = "acted";

export type JournalKind = keyof typeof JOURNAL;
export type EntryOf<K extends JournalKind> = z.output<(typeof JOURNAL)[K]["entry"]>;
export const JOURNAL_KINDS = Object.keys(JOURNAL) as JournalKind[];

/** What happened, as a handler answers it. */
export type Happening<K extends JournalKind = JournalKind> = {
  [P in K]: {
    kind: P;
    /** As the dungeon masters know it. */
    entry: EntryOf<P>;
    /** As the players among those who may know it saw it, where that is something else. */
    masked?: EntryOf<P> | null;
    /** Who may know it: all members where nothing else is said. */
    audience?: Audience;
    /** Persons who may know it besides the audience. */
    readers?: readonly number[];
    /** The name of who did it, where no character stands for them. */
    person?: string;
    /** The act of a fight that made it happen, and takes it back when it is undone. */
    actId?: number;
    /** Where it isn't the campaign of the call. */
    campaignId?: number;
  };
}[K];

/** An entry as a campaign's file holds it: people don't come along, but for a name that no account has. */
const recorded = <K extends JournalKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    entry: JOURNAL[kind].entry,
    masked: JOURNAL[kind].entry.nullable(),
    audience: z.enum(AUDIENCES),
    person: text(LIMIT.username.max).nullable(),
    happenedAt: storedMoment,
  });
export type JournalRecord = {
  [K in JournalKind]: Pick<Happening<K>, "kind" | "entry"> & {
    masked: EntryOf<K> | null;
    audience: Audience;
    person: string | null;
    happenedAt: string;
  };
}[JournalKind];
const [first, ...others] = JOURNAL_KINDS.map(recorded);
export const journalRecord = z.discriminatedUnion("kind", [
  first as NonNullable<typeof first>,
  ...others,
]) as unknown as z.ZodType<JournalRecord>;
