import { api } from "@/lib/client/api/api";
import type { Evening } from "@/lib/model/evening";
import { dropRow } from "./drop-row";
import { keepEvening, updateEvenings } from "./keep-evening";
import { mutation, optimistic } from "./mutation";

/** Another function each time, by which a write takes back its own hold and no other's. */
const unchanged = () => {
  const same = <T>(data: T): T => data;
  return same;
};

/**
 * Draws nothing until the answer, but has refetches wait for it: an answer may be older than what another member has said by then, and would
 * be kept in place of that.
 */
const held = {
  optimistic: ({ campaignId }: { campaignId: number | null }) => [
    optimistic(api.evenings.list, { id: campaignId ?? 0 }, unchanged()),
    optimistic(api.evenings.coming, {}, unchanged()),
  ],
};

/** Each is answered by the evening as it is then; a refused one is fetched anew, since somebody else may have changed it. */
const keptEvening = {
  ...held,
  keep: keepEvening,
  invalidates: ({ params: { id } }: { params: { id: number } }) => ({ kind: "evenings" as const, id }),
};

export const createEvening = mutation(api.evenings.create, {
  ...held,
  keep: keepEvening,
  invalidates: () => ({ kind: "evenings", id: 0 }),
});
export const changeEvening = mutation(api.evenings.change, keptEvening);
export const offerDate = mutation(api.evenings.offer, keptEvening);
const withoutDate = (dateId: number) => (all: Evening[]) =>
  all.map((one) => ({ ...one, dates: one.dates.filter(({ id }) => id !== dateId) }));
export const withdrawDate = mutation(api.evenings.withdraw, {
  optimistic: ({ params: { id }, campaignId }) => [
    optimistic(api.evenings.list, { id: campaignId ?? 0 }, withoutDate(id)),
    optimistic(api.evenings.coming, {}, withoutDate(id)),
  ],
  keep: keepEvening,
  invalidates: () => ({ kind: "evenings", id: 0 }),
});
export const answerDate = mutation(api.evenings.say, {
  ...keptEvening,
  queue: ({ params: { id } }) => `answers ${id}`,
});
export const settleDate = mutation(api.evenings.settle, keptEvening);
export const beginEvening = mutation(api.evenings.begin, keptEvening);
export const unbeginEvening = mutation(api.evenings.unbegin, keptEvening);
export const endEvening = mutation(api.evenings.end, keptEvening);
export const signEvening = mutation(api.evenings.sign);
export const unsignEvening = mutation(api.evenings.unsign, keptEvening);
/** Saves the chapter and its threads, with no refetch after a 409: the editor shows both versions, and its writer chooses. */
export const writeEvening = mutation(api.evenings.change, held);
export const addToEvening = mutation(api.evenings.add, held);
export const changeAddition = mutation(api.evenings.changeAddition, held);
export const removeAddition = mutation(api.evenings.removeAddition, held);
export const callOffEvening = mutation(api.evenings.remove, {
  invalidates: keptEvening.invalidates,
  keep: (_, { params: { id }, campaignId }) => updateEvenings(campaignId ?? 0, dropRow(id)),
  refetches: true,
});
