import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { Evening } from "@/lib/model/evening";

/** Brings an evening that a call has answered into the list of its book, newest number first. */
export const keepEvening = (evening: Evening): void =>
  updateQuery(api.evenings.list, { id: evening.campaignId }, (all: Evening[]) =>
    all.some(({ id }) => id === evening.id)
      ? all.map((one) => (one.id === evening.id ? evening : one))
      : [evening, ...all].toSorted((one, other) => other.number - one.number),
  );
