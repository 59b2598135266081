import "server-only";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { campaigns, members } from "@/db/schema/campaigns";
import { characters, encounters } from "@/db/schema/creatures";
import { evenings } from "@/db/schema/evenings";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import type { Runner } from "@/db/transaction";
import type { Evening } from "@/lib/model/evening";
import type { HitKind } from "@/lib/model/search";
import { listEvenings } from "./evening-views";
import { oneOrMissing } from "./rows";
import { listed } from "./search";
import { everythingSeen } from "./search-sources";
import { CALLER, manages, viewerOf, visibleTo } from "./visibility";

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
  /** What is told of them, as their pages tell it; the newest first. */
  evenings: Pick<Evening, "id" | "title" | "chapter" | "threads" | "additions">[];
  /** Addresses of pictures. */
  pictures: { kind: HitKind; id: number; image: string }[];
}

interface Pictured {
  kind: HitKind;
  table: typeof characters | typeof encounters | typeof handouts | typeof maps;
  where?: SQL | undefined;
}
const PICTURED: readonly Pictured[] = [
  { kind: "character", table: characters },
  { kind: "encounter", table: encounters, where: manages(CALLER) },
  { kind: "handout", table: handouts, where: visibleTo.handouts(CALLER) },
  { kind: "map", table: maps, where: visibleTo.maps(CALLER) },
];

/**
 * All texts and pictures of a book that a member may see, under the conditions by which its listings leave rows out; what they keep for
 * themselves alone only where it is asked for. @throws Failure "missing"
 */
export const readSeenBook = async (
  tx: Runner,
  { userId, campaignId, withOwn }: { userId: number; campaignId: number; withOwn: boolean },
): Promise<SeenBook> => {
  const here = and(eq(members.userId, userId), eq(members.campaignId, campaignId));
  const { name, role } = oneOrMissing(
    await tx
      .select({ name: campaigns.name, role: members.role })
      .from(campaigns)
      .innerJoin(members, eq(members.campaignId, campaigns.id))
      .where(here),
  );
  const texts = await listed<SeenText>(
    tx,
    sql`
    with found as materialized (${everythingSeen(here)})
    select kind, id, title, body, of_title owner from found where kind <> 'evening' order by kind, title, id, part, body`,
  );
  const played = await tx
    .select({ id: evenings.id })
    .from(evenings)
    .where(eq(evenings.campaignId, campaignId));
  const told = await listEvenings(
    tx,
    played.map(({ id }) => id),
    viewerOf({ role, userId }),
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
  const isRead = ({ audience }: Evening["additions"][number]) => withOwn || audience !== "me";
  return {
    name,
    texts,
    evenings: told.map((one) => ({ ...one, additions: one.additions.filter(isRead) })),
    pictures,
  };
};
