import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { type BookMap, isKeptMap } from "@/lib/model/map";
import { keptRows } from "./kept-rows";
import { mutation, optimistic } from "./mutation";

const byPosition = (one: BookMap, other: BookMap): number =>
  isKeptMap(one) && isKeptMap(other) ? one.position - other.position || one.id - other.id : 0;
const { invalidates, created, changed, removed } = keptRows<BookMap>(
  "maps",
  (id, change) => updateQuery(api.maps.list, { id }, change),
  byPosition,
);

export const createMap = mutation(api.maps.create, created);
export const changeMap = mutation(api.maps.change, changed);

const moved =
  (id: number, position: number | undefined) =>
  (all: BookMap[]): BookMap[] =>
    all
      .map((one) => (one.id === id && isKeptMap(one) ? { ...one, position: position ?? one.position } : one))
      .toSorted(byPosition);

/** To another place among the maps of its book. */
export const moveMap = mutation(api.maps.change, {
  invalidates,
  queue: ({ campaignId }) => `maps of ${campaignId}`,
  optimistic: ({ params, body, campaignId }) => [
    optimistic(api.maps.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
  ],
  keep: (_, { params, body, campaignId }) =>
    updateQuery(api.maps.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
});
export const openMap = mutation(api.maps.open, changed);
export const sealMap = mutation(api.maps.seal, changed);
export const removeMap = mutation(api.maps.remove, removed);
