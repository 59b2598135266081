import "server-only";
import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { campaigns, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { additions, evenings } from "@/db/schema/evenings";
import { handouts } from "@/db/schema/handouts";
import type { Runner, Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { OpenedFor } from "@/lib/model/opened";
import type { RollAudience } from "@/lib/model/roll";
import type { Role } from "@/lib/policy";
import { changedText } from "./changed-text";
import { listed } from "./search";
import { isToSigned } from "./visibility";

/** Who writes into the texts of a campaign. */
export interface TextWriter {
  campaignId: number;
  userId: number;
  role: Role;
}

type Texts = Record<string, unknown>;
/** What a changed text says of itself: whom it reaches, and to what it belongs. */
interface Abouts {
  campaign: Record<string, never>;
  character: Record<string, never>;
  encounter: Record<string, never>;
  origin: { characterId: number | null; encounterId: number | null };
  belonging: { characterId: number | null; encounterId: number | null; kind: "item" | "spell" | "action" };
  handout: { isSealed: boolean; openedFor: OpenedFor | null };
  note: Record<string, never>;
  evening: { isSigned: boolean };
  addition: { eveningId: number; userId: number | null; audience: RollAudience; isToSigned: boolean };
}
/**
 * A row of which texts are changed: all of its texts, the names of those that are others now, and of those that would be too long with what
 * was to be written, which stay as they are.
 */
export type ChangedTexts = {
  [K in keyof Abouts]: {
    of: K;
    id: number;
    about: Abouts[K];
    texts: Texts;
    changed: string[];
    tooLong: string[];
  };
}[keyof Abouts];

interface TextTable {
  table: PgTable & { id: PgColumn; campaignId?: PgColumn };
  /** Its texts, and how long each may be; of a list each entry. */
  texts: readonly (readonly [PgColumn, number])[];
  /** Which rows a player may change; none where it is left out. */
  own?: (userId: number) => SQL | undefined;
  /** Which rows are for their author alone. */
  forOneself?: SQL;
  /** Which rows a dungeon master may change; all where it is left out. */
  kept?: (userId: number) => SQL | undefined;
  about?: SQL;
}

const ofOwnCharacter = (table: typeof origins | typeof belongings) => (userId: number) =>
  sql`${table.characterId} in (select id from ${characters} where ${characters.createdBy} = ${userId})`;
const { description, name, stored } = LIMIT;

/**
 * Every longer text of a book in which links may stand, in the order in which they are held: as other calls hold them, the campaign after
 * its records, which begin its evenings, and the evenings after the campaign.
 */
const TABLES: Readonly<Record<keyof Abouts, TextTable>> = {
  character: {
    table: characters,
    texts: [[characters.description, description]],
    own: (userId) => eq(characters.createdBy, userId),
  },
  encounter: { table: encounters, texts: [[encounters.description, description]] },
  origin: {
    table: origins,
    texts: [[origins.description, description]],
    own: ofOwnCharacter(origins),
    about: sql`'characterId', ${origins.characterId}, 'encounterId', ${origins.encounterId}`,
  },
  belonging: {
    table: belongings,
    texts: [
      [belongings.description, description],
      [belongings.effects, stored.effect],
      [belongings.abilities, stored.effect],
    ],
    own: ofOwnCharacter(belongings),
    about: sql`'characterId', ${belongings.characterId}, 'encounterId', ${belongings.encounterId}, 'kind', ${belongings.kind}`,
  },
  handout: {
    table: handouts,
    texts: [[handouts.text, description]],
    about: sql`'isSealed', ${handouts.isSealed}, 'openedFor', ${handouts.openedFor}`,
  },
  note: { table: notes, texts: [[notes.text, LIMIT.note]] },
  campaign: {
    table: campaigns,
    texts: [
      [campaigns.description, description],
      [campaigns.setting, description],
      [campaigns.factions, name],
      [campaigns.themes, name],
    ],
  },
  evening: {
    table: evenings,
    texts: [
      [evenings.chapter, LIMIT.chapter],
      [evenings.threads, LIMIT.thread],
    ],
    about: sql`'isSigned', ${evenings.signedAt} is not null`,
  },
  addition: {
    table: additions,
    texts: [[additions.text, LIMIT.addition]],
    own: (userId) => eq(additions.userId, userId),
    forOneself: eq(additions.audience, "me"),
    // Additions for oneself are changed by their author alone: nobody else may read them.
    kept: (userId) => or(eq(additions.userId, userId), sql`${additions.audience} <> 'me'`),
    about: sql`'eveningId', ${additions.eveningId}, 'userId', ${additions.userId}, 'audience', ${additions.audience}, 'isToSigned', ${isToSigned}`,
  },
};

/** Rows that refer to one of them, such as who was there on an evening, are written meanwhile. */
const HELD = sql`for no key update`;

const nameOf = (column: PgColumn) => sql.identifier(column.name);

/** Rows with a link of which the writer may change the texts. */
const found = (
  db: Runner,
  { table, texts, own, forOneself, kept, about }: TextTable,
  writer: TextWriter,
  { lock, withOwn }: { lock: SQL; withOwn: boolean },
) => {
  const { campaignId, userId, role } = writer;
  const may = role === "player" ? (own ? own(userId) : sql`false`) : kept?.(userId);
  const isRead = withOwn || !forOneself ? undefined : not(forOneself);
  const has = or(...texts.map(([column]) => sql`${column}::text like '%[[%'`));
  const all = texts.map(([column]) => sql`${column.name}::text, ${column}`);
  return listed<{ id: number; about: unknown; texts: Texts }>(
    db,
    sql`
    select ${table.id} id, jsonb_build_object(${about ?? sql``}) about, jsonb_build_object(${sql.join(all, sql`, `)}) texts
    from ${table} where ${and(eq(table.campaignId ?? table.id, campaignId), may, isRead, has)} order by ${table.id} ${lock}`,
  );
};

const store = async (
  tx: Transaction,
  { table, texts }: TextTable,
  rows: readonly { id: number; texts: Texts }[],
): Promise<void> => {
  const columns = texts.map(([column]) => column);
  const given = sql.join(
    columns.map((column) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const sets = sql.join(
    columns.map((column) => sql`${nameOf(column)} = given.${nameOf(column)}`),
    sql`, `,
  );
  const isDated = "updatedAt" in table;
  const written = JSON.stringify(rows.map(({ id, texts: own }) => ({ id, ...own })));
  await tx.execute(sql`
    update ${table} set ${sets} ${isDated ? sql`, updated_at = now()` : sql``}
    from jsonb_to_recordset(${written}::jsonb) as given(id integer, ${given})
    where ${table.id} = given.id`);
};

/**
 * Which texts `change` would change, or make too long, of those that the writer may change; to be stored, they are held until the
 * transaction ends. Without `withOwn` those that the writer keeps to themselves are left out, as through the mirror.
 */
export const textsChangedBy = async (
  db: Runner,
  writer: TextWriter,
  change: (text: string) => string,
  { isHeld, withOwn }: { isHeld: boolean; withOwn: boolean },
): Promise<ChangedTexts[]> => {
  const all: ChangedTexts[] = [];
  const asked = { lock: isHeld ? HELD : sql``, withOwn };
  for (const [of, spec] of Object.entries(TABLES)) {
    for (const { id, about, texts } of await found(db, spec, writer, asked)) {
      const tooLong = new Set<string>();
      const now = Object.fromEntries(
        spec.texts.map(([{ name: column }, most]) => [
          column,
          changedText(texts[column], most, change, () => tooLong.add(column)),
        ]),
      );
      const changed = Object.keys(now).filter(
        (column) => JSON.stringify(now[column]) !== JSON.stringify(texts[column]),
      );
      if (changed.length + tooLong.size > 0)
        all.push({ of, id, about, texts: now, changed, tooLong: [...tooLong] } as ChangedTexts);
    }
  }
  return all;
};

/** Stores changed texts, all rows of a table at once. */
export const storeTexts = async (tx: Transaction, rows: readonly ChangedTexts[]): Promise<void> => {
  for (const [of, spec] of Object.entries(TABLES)) {
    const own = rows.filter((row) => row.of === of && row.changed.length > 0);
    if (own.length > 0) await store(tx, spec, own);
  }
};
