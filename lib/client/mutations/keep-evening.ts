import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { Evening } from "@/lib/model/evening";
import { addRow } from "./add-row";

const newestFirst = (one: Evening, other: Evening) => other.number - one.number;

/** Writes an evening that a call has answered into the cached lists: the one of its book, newest number first, and the shelf's. */
export const keepEvening = (evening: Evening): void => {
  updateQuery(api.evenings.list, { id: evening.campaignId }, addRow(evening, newestFirst));
  updateQuery(api.evenings.coming, {}, addRow(evening, newestFirst));
};
