import { refetchDrafts } from "@/lib/client/api/invalidate";
import { readLiveChange, readPresent } from "@/lib/contract/live-wire";
import { EVENTS } from "@/lib/model/event";
import { changeApplier } from "./apply-changes";
import { type LiveEvents, tellPage } from "./live-events";
import { personTeller } from "./tell-person";
import type { TabMessage } from "./tab-leader";

export type EventMessage = Extract<TabMessage, { type: "event" }>;

/** So many ids are known as told. */
const KEPT = 500;

interface DelivererOptions {
  userId: number;
  /** The book that this tab shows. */
  book: () => number | null;
  refresh: () => void;
  goTo: (href: string) => void;
}

/** Brings what arrives onto the page of this tab, each event once. */
export const eventDeliverer = ({ userId, book, refresh, goTo }: DelivererOptions) => {
  const applier = changeApplier(refresh);
  const tellPerson = personTeller(userId, goTo);
  const lastIds = new Map<number | null, string>();
  const told = new Set<string>();

  const isTold = (id: string) => {
    if (told.has(id)) return true;
    told.add(id);
    for (const old of told) {
      if (told.size <= KEPT) break;
      told.delete(old);
    }
    return false;
  };
  /** The streams of all books bring what concerns the person, with the same id. */
  const isForPage = ({ stream, event, data }: EventMessage) =>
    stream === book() || (event === "change" && EVENTS[readLiveChange(data).kind].isPersonal);
  const change = (data: unknown) => {
    const one = readLiveChange(data);
    applier.change(one);
    tellPage("change", one);
    tellPerson(one, book());
  };

  return {
    /** The last event that was told of a stream. */
    lastId: (stream: number | null) => lastIds.get(stream),
    deliver: (message: EventMessage) => {
      const { id, event, data, stream } = message;
      if (id !== "") lastIds.set(stream, id);
      if (!isForPage(message) || (id !== "" && isTold(id))) return;
      if (event === "change") return change(data);
      if (event === "presence") return tellPage("presence", readPresent(data));
      if (event === "moment") return undefined;
      if (event !== "resync") {
        // It may have happened on the evening whose draft is open.
        refetchDrafts();
        // A list that was asked for before what is shown was opened is out of date by then, and takes nothing away.
        if (event === "shown") applier.now();
        return tellPage(event, data as LiveEvents[typeof event]);
      }
      applier.all();
      tellPage("resync", null);
    },
    /** Another page has come: what was changed while it was made is brought in again. */
    arrive: applier.arrive,
  };
};
