import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { Evening } from "@/lib/model/evening";
import { addRow } from "./add-row";

const newestFirst = (one: Evening, other: Evening) => other.number - one.number;

/** Changes the cached lists of evenings: the one of a book, and the shelf's. */
export const updateEvenings = (campaignId: number, change: (all: Evening[]) => Evening[]): void => {
  updateQuery(api.evenings.list, { id: campaignId }, change);
  updateQuery(api.evenings.coming, {}, change);
};

/** Writes an evening that a call has answered into them, the newest number first. */
export const keepEvening = (evening: Evening): void =>
  updateEvenings(evening.campaignId, addRow(evening, newestFirst));
