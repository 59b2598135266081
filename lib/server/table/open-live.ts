import "server-only";
import type { Moment } from "@/lib/model/moment";
import type { Database } from "@/db/connect";
import { standingIn } from "@/db/queries/live";
import { EventStream } from "@/lib/contract/event-stream";
import { listen } from "@/lib/contract/live";
import type { Listener } from "@/lib/live/live-stream";
import { openStream } from "@/lib/live/open-stream";
import { Failure } from "@/lib/model/failure";
import { parseId } from "@/lib/model/id";
import type { Caller } from "@/lib/server/auth/caller";
import { playerSeen, playerAsked } from "@/lib/server/http/guard";

interface Asked {
  campaignId?: string;
  since?: Moment;
  lastEventId?: string;
}

const notThere = () => new Failure("missing", "There is nothing here, or nothing that you may see");

/**
 * Who listens, as they are now; `seen` is the player through whose eyes.
 * @throws Failure "missing" where they are no member of the campaign; "forbidden" where they may not look so
 */
const listenerOf = async (
  db: Database,
  { id: userId, sessionVersion }: Pick<Caller, "id" | "sessionVersion">,
  asked: string | undefined,
  seen: number | undefined,
): Promise<Listener> => {
  if (asked === undefined) return { userId, sessionVersion, campaignId: null, role: null, joinedAt: null };
  const campaignId = parseId(asked);
  if (campaignId === undefined) throw notThere();
  const standing = await standingIn(db, userId, campaignId);
  if (!standing?.role) throw notThere();
  const { role, joinedAt } = standing;
  if (seen === undefined) return { userId, sessionVersion, campaignId, role, joinedAt };
  const player = await playerSeen(db, { campaignId, role }, seen);
  return { ...player, campaignId, role: "player", looker: { userId, sessionVersion, role } };
};

/** Opens the stream of a person, and of a campaign of which they are a member; HEAD opens none. @throws Failure "missing" */
export const openLive = async (
  db: Database,
  caller: Pick<Caller, "id" | "sessionVersion">,
  { campaignId, since, lastEventId }: Asked,
  request: Pick<Request, "headers" | "method" | "signal" | "url">,
): Promise<EventStream> => {
  const { headers, method, signal } = request;
  const past = { lastEventId: headers.get("last-event-id") ?? lastEventId ?? null, since: since ?? null };
  const listener = await listenerOf(db, caller, campaignId, playerAsked(listen, request));
  if (method === "HEAD") return new EventStream(new ReadableStream());
  return new EventStream(await openStream(db, listener, { past, signal }));
};
