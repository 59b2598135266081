import "server-only";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { campaigns, members } from "@/db/schema/campaigns";
import { characters, encounters } from "@/db/schema/creatures";
import { handouts } from "@/db/schema/handouts";
import type { Runner } from "@/db/transaction";
import type { HitKind } from "@/lib/model/search";
import { only } from "./rows";
import { listed } from "./search";
import { everythingSeen } from "./search-sources";
import { CALLER, manages, visibleTo } from "./visibility";

/** A text of a book; a record may have several. */
export interface SeenText {
  kind: HitKind;
  id: number;
  title: string;
  body: string;
  /** The creature that it belongs to. */
  owner: string | null;
}
/** What a member sees of a book, to be read in a `snapshot`. */
export interface SeenBook {
  name: string;
  texts: SeenText[];
  /** Addresses of pictures. */
  pictures: { kind: HitKind; id: number; image: string }[];
}

interface Pictured {
  kind: HitKind;
  table: typeof characters | typeof encounters | typeof handouts;
  where?: SQL | undefined;
}
const PICTURED: readonly Pictured[] = [
  { kind: "character", table: characters },
  { kind: "encounter", table: encounters, where: manages(CALLER) },
  { kind: "handout", table: handouts, where: visibleTo.handouts(CALLER) },
];

/** All texts and pictures of a book that a member may see, under the conditions by which its listings leave rows out. @throws Failure "missing" */
export const readSeenBook = async (tx: Runner, userId: number, campaignId: number): Promise<SeenBook> => {
  const here = and(eq(members.userId, userId), eq(members.campaignId, campaignId));
  const { name } = only(
    await tx.select({ name: campaigns.name }).from(campaigns).where(eq(campaigns.id, campaignId)),
  );
  const texts = await listed<SeenText>(
    tx,
    sql`
    with found as materialized (${everythingSeen(here)})
    select kind, id, title, body, of_title owner from found order by kind, title, id, length(body)`,
  );
  const pictures: SeenBook["pictures"] = [];
  for (const { kind, table, where } of PICTURED) {
    const rows = await tx
      .select({ id: table.id, image: table.image })
      .from(members)
      .innerJoin(table, eq(table.campaignId, members.campaignId))
      .where(and(here, where, isNotNull(table.image)));
    pictures.push(...rows.flatMap(({ id, image }) => (image ? [{ kind, id, image }] : [])));
  }
  return { name, texts, pictures };
};
