import "server-only";
import type { Moment } from "@/lib/model/moment";
import type { Database } from "@/db/connect";
import { standingIn } from "@/db/queries/live";
import { EventStream } from "@/lib/contract/event-stream";
import type { Listener } from "@/lib/live/live-stream";
import { openStream } from "@/lib/live/open-stream";
import { Failure } from "@/lib/model/failure";
import { parseId } from "@/lib/model/id";
import type { Caller } from "@/lib/server/auth/caller";

interface Asked {
  campaignId?: string;
  since?: Moment;
  lastEventId?: string;
}

const notThere = () => new Failure("missing", "There is nothing here, or nothing that you may see");

/** Who listens, as they are now. @throws Failure "missing" where they are no member of the campaign */
const listenerOf = async (
  db: Database,
  { id: userId, sessionVersion }: Pick<Caller, "id" | "sessionVersion">,
  asked: string | undefined,
): Promise<Listener> => {
  if (asked === undefined) return { userId, sessionVersion, campaignId: null, role: null, joinedAt: null };
  const campaignId = parseId(asked);
  if (campaignId === undefined) throw notThere();
  const standing = await standingIn(db, userId, campaignId);
  if (!standing?.role) throw notThere();
  return { userId, sessionVersion, campaignId, role: standing.role, joinedAt: standing.joinedAt };
};

/** Opens the stream of a person, and of a campaign of which they are a member; HEAD opens none. @throws Failure "missing" */
export const openLive = async (
  db: Database,
  caller: Pick<Caller, "id" | "sessionVersion">,
  { campaignId, since, lastEventId }: Asked,
  { headers, method, signal }: Pick<Request, "headers" | "method" | "signal">,
): Promise<EventStream> => {
  const past = { lastEventId: headers.get("last-event-id") ?? lastEventId ?? null, since: since ?? null };
  const listener = await listenerOf(db, caller, campaignId);
  if (method === "HEAD") return new EventStream(new ReadableStream());
  return new EventStream(await openStream(db, listener, { past, signal }));
};
