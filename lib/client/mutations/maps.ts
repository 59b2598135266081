import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { type BookMap, isKeptMap } from "@/lib/model/map";
import { mutation, optimistic } from "./mutation";
import { replaceRow } from "./replace-row";

const maps = {
  invalidates: ({ params: { id } }: { params: { id: number } }) => ({ kind: "maps" as const, id }),
};

export const createMap = mutation(api.maps.create, { invalidates: () => ({ kind: "maps", id: 0 }) });
/** Changes a map. The answer is in the list's cache before the editor closes: a later refetch would shift the layout below a pointer that is down. */
export const changeMap = mutation(api.maps.change, {
  ...maps,
  keep: (changed, { campaignId }) => updateQuery(api.maps.list, { id: campaignId ?? 0 }, replaceRow(changed)),
  refetches: true,
});

const byPosition = (one: BookMap, other: BookMap): number =>
  isKeptMap(one) && isKeptMap(other) ? one.position - other.position || one.id - other.id : 0;
const moved =
  (id: number, position: number | undefined) =>
  (all: BookMap[]): BookMap[] =>
    all
      .map((one) => (one.id === id && isKeptMap(one) ? { ...one, position: position ?? one.position } : one))
      .toSorted(byPosition);

/** To another place among the maps of its book. */
export const moveMap = mutation(api.maps.change, {
  ...maps,
  queue: ({ campaignId }) => `maps of ${campaignId}`,
  optimistic: ({ params, body, campaignId }) => [
    optimistic(api.maps.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
  ],
  keep: (_, { params, body, campaignId }) =>
    updateQuery(api.maps.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
});
export const openMap = mutation(api.maps.open, maps);
export const sealMap = mutation(api.maps.seal, maps);
export const removeMap = mutation(api.maps.remove, maps);
