import "server-only";
import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import { characters } from "@/db/schema/creatures";
import { evenings } from "@/db/schema/evenings";
import { fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import { shown } from "@/db/schema/shown";
import type { Runner, Transaction } from "@/db/transaction";
import { PAGE_PLACES } from "@/lib/model/place";
import type { ShownPage } from "@/lib/model/shown";
import { pruneNowAndThen } from "./prune";
import { insertedRow } from "./rows";
import { CALLER, isPlayer, type Viewer, visibleTo } from "./visibility";

/** At least so many of a campaign are kept: what was shown last may have been taken back, or be for others. */
const KEPT = 50;

const pageOf = ({ place, recordId, userId, createdAt }: typeof shown.$inferSelect): ShownPage => ({
  place,
  id: recordId,
  by: userId,
  shownAt: createdAt,
});

const isThere = (
  db: Runner,
  place: "character" | "evening" | "fight" | "handout" | "map",
  table: typeof characters | typeof evenings | typeof fights | typeof handouts | typeof maps,
  so?: SQL,
) =>
  and(
    eq(shown.place, place),
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.id, shown.recordId), eq(table.campaignId, shown.campaignId), so)),
    ),
  );

/** Whether the viewer may see a page that was shown as things are now. */
const isSeenBy = (db: Runner, viewer: Viewer) =>
  or(
    and(inArray(shown.place, [...PAGE_PLACES]), isNull(shown.recordId)),
    isThere(db, "character", characters),
    isThere(db, "fight", fights, eq(fights.state, "running")),
    isThere(db, "evening", evenings, isNotNull(evenings.signedAt)),
    isThere(db, "handout", handouts, and(eq(handouts.isSealed, false), visibleTo.handouts(viewer))),
    isThere(db, "map", maps, and(eq(maps.isSealed, false), visibleTo.maps(viewer))),
  );

/** The page that was shown last of those that this member may see now. */
export const lastShown = async (
  db: Runner,
  campaignId: number,
  viewer: Viewer,
): Promise<ShownPage | null> => {
  const [row] = await db
    .select(getTableColumns(shown))
    .from(shown)
    .where(and(eq(shown.campaignId, campaignId), isSeenBy(db, viewer)))
    .orderBy(desc(shown.id))
    .limit(1);
  return row ? pageOf(row) : null;
};

/** The players of a campaign, and whether each of them sees any of the pages that were shown. */
export const playersAtTable = (
  db: Runner,
  campaignId: number,
): Promise<{ userId: number; sees: boolean }[]> => {
  const seen = db
    .select({ one: sql`1` })
    .from(shown)
    .where(and(eq(shown.campaignId, members.campaignId), isSeenBy(db, CALLER)));
  return db
    .select({ userId: members.userId, sees: sql<boolean>`${exists(seen)}` })
    .from(members)
    .where(and(eq(members.campaignId, campaignId), isPlayer(CALLER)));
};

/** Keeps what is shown, and of the campaign's the newest only. */
export const keepShown = async (tx: Transaction, page: typeof shown.$inferInsert): Promise<ShownPage> => {
  const row = insertedRow(await tx.insert(shown).values(page).returning());
  await pruneNowAndThen(tx, shown, eq(shown.campaignId, page.campaignId), KEPT);
  return pageOf(row);
};

/** Forgets what was shown. */
export const forgetShown = async (tx: Transaction, campaignId: number): Promise<void> => {
  await tx.delete(shown).where(eq(shown.campaignId, campaignId));
};

/** A fight of the campaign, as far as showing it asks; undefined where it has none such. */
export const fightIn = async (db: Runner, campaignId: number, id: number) => {
  const [row] = await db
    .select({ name: fights.name, state: fights.state })
    .from(fights)
    .where(and(eq(fights.id, id), eq(fights.campaignId, campaignId)));
  return row;
};

/** An evening of the campaign, as far as showing its chapter asks; undefined where it has none such. */
export const eveningIn = async (db: Runner, campaignId: number, id: number) => {
  const [row] = await db
    .select({ title: evenings.title, signedAt: evenings.signedAt })
    .from(evenings)
    .where(and(eq(evenings.id, id), eq(evenings.campaignId, campaignId)));
  return row;
};

/** A handout of the campaign, as far as showing it asks; undefined where it has none such. */
export const handoutIn = async (db: Runner, campaignId: number, id: number) => {
  const [row] = await db
    .select({ title: handouts.title, isSealed: handouts.isSealed, openedFor: handouts.openedFor })
    .from(handouts)
    .where(and(eq(handouts.id, id), eq(handouts.campaignId, campaignId)));
  return row;
};

/** A map of the campaign, as far as showing it asks; undefined where it has none such. */
export const mapIn = async (db: Runner, campaignId: number, id: number) => {
  const [row] = await db
    .select({ title: maps.name, isSealed: maps.isSealed, openedFor: maps.openedFor })
    .from(maps)
    .where(and(eq(maps.id, id), eq(maps.campaignId, campaignId)));
  return row;
};
