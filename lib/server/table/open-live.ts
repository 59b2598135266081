import "server-only";
import type { Moment } from "@/lib/model/moment";
import type { Database } from "@/db/connect";
import { membershipIn } from "@/db/queries/live";
import { EventStream } from "@/lib/contract/event-stream";
import { openStream } from "@/lib/live/open-stream";
import { Failure } from "@/lib/model/failure";
import { parseId } from "@/lib/model/id";

interface Asked {
  campaignId?: string;
  since?: Moment;
  lastEventId?: string;
}

const notThere = () => new Failure("missing", "There is nothing here, or nothing that you may see");

/** Opens the stream of a person, and of a campaign of which they are a member. @throws Failure "missing" */
export const openLive = async (
  db: Database,
  userId: number,
  { campaignId: asked, since, lastEventId }: Asked,
  headers: Headers,
): Promise<EventStream> => {
  const past = { lastEventId: headers.get("last-event-id") ?? lastEventId ?? null, since: since ?? null };
  if (asked === undefined)
    return new EventStream(
      await openStream(db, { userId, campaignId: null, role: null, joinedAt: null }, past),
    );
  const campaignId = parseId(asked);
  if (campaignId === undefined) throw notThere();
  const membership = await membershipIn(db, campaignId, userId);
  if (!membership) throw notThere();
  return new EventStream(await openStream(db, { userId, campaignId, ...membership }, past));
};
