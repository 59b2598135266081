import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { type Handout, isKept } from "@/lib/model/handout";
import { keptRows } from "./kept-rows";
import { mutation, optimistic } from "./mutation";

const byPosition = (one: Handout, other: Handout): number =>
  isKept(one) && isKept(other) ? one.position - other.position || one.id - other.id : 0;
const { invalidates, created, changed, removed } = keptRows<Handout>(
  "handouts",
  (id, change) => updateQuery(api.handouts.list, { id }, change),
  byPosition,
);

export const createHandout = mutation(api.handouts.create, created);
export const changeHandout = mutation(api.handouts.change, changed);

const moved =
  (id: number, position: number | undefined) =>
  (all: Handout[]): Handout[] =>
    all
      .map((one) => (one.id === id && isKept(one) ? { ...one, position: position ?? one.position } : one))
      .toSorted(byPosition);

/** To another place among the handouts of its book. */
export const moveHandout = mutation(api.handouts.change, {
  invalidates,
  queue: ({ campaignId }) => `handouts of ${campaignId}`,
  optimistic: ({ params, body, campaignId }) => [
    optimistic(api.handouts.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
  ],
  keep: (_, { params, body, campaignId }) =>
    updateQuery(api.handouts.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
});
export const openHandout = mutation(api.handouts.open, changed);
export const markHandoutRead = mutation(api.handouts.read);
export const sealHandout = mutation(api.handouts.seal, changed);
export const removeHandout = mutation(api.handouts.remove, removed);
