import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { Evening } from "@/lib/model/evening";
import { replaceRow } from "./replace-row";

const withOne = (evening: Evening) => (all: Evening[]) =>
  all.some(({ id }) => id === evening.id)
    ? replaceRow(evening)(all)
    : [evening, ...all].toSorted((one, other) => other.number - one.number);

/** Writes an evening that a call has answered into the cached lists: the one of its book, newest number first, and the shelf's. */
export const keepEvening = (evening: Evening): void => {
  updateQuery(api.evenings.list, { id: evening.campaignId }, withOne(evening));
  updateQuery(api.evenings.coming, {}, withOne(evening));
};
