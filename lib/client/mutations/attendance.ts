import { api } from "@/lib/client/api/api";
import { keepEvening } from "./keep-evening";
import { mutation, optimistic } from "./mutation";

/** Says who was there. It is drawn at once: the next change counts from what was last meant, and waits for the answer to this one. */
export const changeAttendance = mutation(api.evenings.change, {
  queue: ({ params: { id } }) => `attendance ${id}`,
  optimistic: ({ params: { id }, body: { there }, campaignId }) => [
    optimistic(api.evenings.list, { id: campaignId ?? 0 }, (evenings) =>
      evenings.map((one) => (one.id === id && there ? { ...one, there } : one)),
    ),
  ],
  keep: keepEvening,
  invalidates: ({ params: { id } }) => ({ kind: "evenings", id }),
});
