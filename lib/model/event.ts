import { type Audience, RESOURCE_KINDS, type ResourceChange, specOf } from "./resource";

interface EventSpec {
  /** Who of the campaign is told; null where only the persons are told whom it concerns. */
  audience: Audience | null;
  /** Whether a person is told whichever book is open, or none: it concerns them more than the campaign. */
  isPersonal: boolean;
  /**
   * What the event brings. `nothing`: a record changed, and browsers ask for it by the ordinary calls. `contents`: what happened, as the
   * API writes it. `state`: how things are, which the server asks for when it tells them; only the last one counts.
   */
  carries: "nothing" | "contents" | "state";
}

const ofResources = Object.fromEntries(
  RESOURCE_KINDS.map(specOf).map(({ change, audience, isPersonal = false }) => [
    change,
    { audience, isPersonal, carries: "nothing" },
  ]),
) as Record<ResourceChange, EventSpec & { carries: "nothing" }>;

/**
 * Every kind of live event: the outbox's column, who receives it, what the stream writes and what the browser reads follow from this
 * table. A call may narrow or widen the audience for one record: a fight that players see reaches members, a handout those for whom it
 * is open. Nothing is filtered by the browser. What a creature owns or is by origin counts as the creature.
 */
export const EVENTS = {
  ...ofResources,
  members: { audience: "members", isPersonal: true, carries: "nothing" },
  shelf: { audience: null, isPersonal: true, carries: "nothing" },
  account: { audience: null, isPersonal: true, carries: "nothing" },
  roll: { audience: "members", isPersonal: false, carries: "contents" },
  shown: { audience: "members", isPersonal: false, carries: "contents" },
  presence: { audience: "members", isPersonal: false, carries: "state" },
} as const satisfies Record<string, EventSpec>;

export type EventKind = keyof typeof EVENTS;
type Carrying<C> = {
  [K in EventKind]: (typeof EVENTS)[K]["carries"] extends C ? K : never;
}[EventKind];
/** What a change is about. */
export type ChangeKind = Carrying<"nothing">;
/** What is told with its contents. */
export type ContentKind = Carrying<"contents">;
/** What a call may tell of. */
export type ToldKind = ChangeKind | ContentKind;
/** Contents as the API writes them; null where there are none any more. */
export type Contents = Readonly<Record<string, unknown>> | null;

const EVENT_KINDS = Object.keys(EVENTS) as EventKind[];
export const hasContents = (kind: EventKind): kind is ContentKind => EVENTS[kind].carries === "contents";
const isTold = (kind: EventKind): kind is ToldKind => EVENTS[kind].carries !== "state";
export const TOLD_KINDS = EVENT_KINDS.filter(isTold);

/** Names of the stream's events; `resync` says that what was missed isn't known, `moment` by its id until when all has been told. */
export type StreamEvent = "change" | ContentKind | Carrying<"state"> | "resync" | "moment";
/** The events that have an id, by which a browser goes on from there. */
const NUMBERED: ReadonlySet<StreamEvent> = new Set([
  "change" as const,
  "moment",
  ...EVENT_KINDS.filter(hasContents),
]);
export const isNumbered = (event: StreamEvent): boolean => NUMBERED.has(event);
export const STREAM_EVENTS: readonly StreamEvent[] = [...NUMBERED, "presence", "resync"];
