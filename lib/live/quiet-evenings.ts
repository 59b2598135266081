import "server-only";
import type { Database } from "@/db/connect";
import { endQuietEvening } from "@/db/queries/evening-quiet";
import { EVENTS } from "@/lib/model/event";
import { publish } from "./publish";

/** Ends the evening in which nothing has happened for hours, and tells of it; nothing where none runs so long. */
export const tellQuietEvening = (db: Database, campaignId: number): Promise<undefined> =>
  publish(db, async (tx) => {
    const recordId = await endQuietEvening(tx, campaignId);
    const { audience } = EVENTS.evenings;
    const event = { kind: "evenings" as const, campaignId, audience, by: 0 };
    return { result: undefined, events: recordId === undefined ? [] : [{ ...event, recordId }] };
  });
