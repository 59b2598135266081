import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { type Handout, isKept } from "@/lib/model/handout";
import { mutation, optimistic } from "./mutation";
import { replaceRow } from "./replace-row";

const handouts = {
  invalidates: ({ params: { id } }: { params: { id: number } }) => ({ kind: "handouts" as const, id }),
};

export const createHandout = mutation(api.handouts.create, {
  invalidates: () => ({ kind: "handouts", id: 0 }),
});
/** Changes a handout. The answer is in the list's cache before the editor closes: a later refetch would shift the layout below a pointer that is down. */
export const changeHandout = mutation(api.handouts.change, {
  ...handouts,
  keep: (changed, { campaignId }) =>
    updateQuery(api.handouts.list, { id: campaignId ?? 0 }, replaceRow(changed)),
  refetches: true,
});

const byPosition = (one: Handout, other: Handout): number =>
  isKept(one) && isKept(other) ? one.position - other.position || one.id - other.id : 0;
const moved =
  (id: number, position: number | undefined) =>
  (all: Handout[]): Handout[] =>
    all
      .map((one) => (one.id === id && isKept(one) ? { ...one, position: position ?? one.position } : one))
      .toSorted(byPosition);

/** To another place among the handouts of its book. */
export const moveHandout = mutation(api.handouts.change, {
  ...handouts,
  queue: ({ campaignId }) => `handouts of ${campaignId}`,
  optimistic: ({ params, body, campaignId }) => [
    optimistic(api.handouts.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
  ],
  keep: (_, { params, body, campaignId }) =>
    updateQuery(api.handouts.list, { id: campaignId ?? 0 }, moved(params.id, body.position)),
});
export const openHandout = mutation(api.handouts.open, handouts);
export const markHandoutRead = mutation(api.handouts.read);
export const sealHandout = mutation(api.handouts.seal, handouts);
export const removeHandout = mutation(api.handouts.remove, handouts);
