import "server-only";
import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { campaigns, members } from "@/db/schema/campaigns";
import { belongings, characters, encounters } from "@/db/schema/creatures";
import { evenings } from "@/db/schema/evenings";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import type { Runner } from "@/db/transaction";
import type { Evening } from "@/lib/model/evening";
import { PAGE_TITLES } from "@/lib/model/linked-pages";
import type { HitKind } from "@/lib/model/search";
import { listEvenings } from "./evening-views";
import { oneOrMissing } from "./rows";
import { listed } from "./search";
import { everythingSeen, seesCreature } from "./search-sources";
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
  /** Addresses of pictures, each with what it is of; of a page its title says which. */
  pictures: (Pick<SeenText, "kind" | "id" | "title"> & { image: string })[];
}

interface Pictured {
  kind: HitKind | SQLWrapper;
  table: typeof belongings | typeof characters | typeof encounters | typeof handouts | typeof maps;
  where?: SQL | undefined;
}
const PICTURED: readonly Pictured[] = [
  { kind: "character", table: characters },
  { kind: "encounter", table: encounters, where: manages(CALLER) },
  { kind: belongings.kind, table: belongings, where: seesCreature(belongings) },
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
  const { name, role, cover, map } = oneOrMissing(
    await tx
      .select({
        name: campaigns.name,
        role: members.role,
        cover: campaigns.coverImage,
        map: campaigns.mapImage,
      })
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
  // A book's own pictures have no page to themselves: they stand on those of what it is about, and where it plays.
  const own = { kind: "page", id: campaignId } as const;
  const pictures: SeenBook["pictures"] = [
    ...(cover ? [{ ...own, title: PAGE_TITLES.description, image: cover }] : []),
    ...(map ? [{ ...own, title: PAGE_TITLES.setting, image: map }] : []),
  ];
  for (const { kind, table, where } of PICTURED) {
    const rows = await tx
      .select({
        kind: sql<HitKind>`${typeof kind === "string" ? sql`${kind}::text` : kind}`,
        id: table.id,
        image: table.image,
      })
      .from(members)
      .innerJoin(table, eq(table.campaignId, members.campaignId))
      .where(and(here, where, isNotNull(table.image)))
      .orderBy(asc(table.id));
    pictures.push(...rows.flatMap(({ image, ...one }) => (image ? [{ ...one, title: "", image }] : [])));
  }
  const isRead = ({ audience }: Evening["additions"][number]) => withOwn || audience !== "me";
  return {
    name,
    texts,
    evenings: told.map((one) => ({ ...one, additions: one.additions.filter(isRead) })),
    pictures,
  };
};
