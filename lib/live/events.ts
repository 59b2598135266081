import "server-only";
import type { OutboxEvent } from "@/db/queries/live";
import type { Present } from "@/db/queries/presence";
import { hasContents, type StreamEvent } from "@/lib/model/event";
import { type Moment, momentText } from "@/lib/model/moment";

/** What is sent over a stream. */
export interface Message {
  bytes: Uint8Array;
  /** Of the change that it tells of. */
  id?: number;
  /** Says how things are, so that the last one is enough: loading everything again doesn't bring it. */
  isState?: true;
}

const encoder = new TextEncoder();

/** An event as it is sent; `id` is what a browser names to go on from there. */
const eventBytes = (event: StreamEvent, data: unknown, id?: number | string): Uint8Array =>
  encoder.encode(
    `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );

/** A comment line, which keeps the connection open and says nothing. */
export const HEARTBEAT = encoder.encode(": \n\n");
export const RESYNC = eventBytes("resync", {});

/** Until when everything has been told, to go on from there: in a quiet book the last change soon is too old for that. */
export const momentMessage = (moment: Moment): Message => ({
  bytes: eventBytes("moment", {}, momentText(moment)),
});

/** An event of the outbox, with its contents where it carries any. */
export const outboxBytes = ({ id, kind, recordId, campaignId, by, payload }: OutboxEvent): Uint8Array => {
  if (hasContents(kind)) return eventBytes(kind, payload, id);
  return eventBytes("change", { kind, id: recordId, campaign_id: campaignId, by }, id);
};

/** Who has a book open. */
export const presenceMessage = (present: readonly Present[]): Message => ({
  bytes: eventBytes("presence", {
    present: present.map(({ userId, username }) => ({ user_id: userId, username })),
  }),
  isState: true,
});
