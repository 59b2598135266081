import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { FightView } from "@/lib/model/fight";
import { mutation, optimistic } from "./mutation";

export const createFight = mutation(api.fights.create);
export const removeFight = mutation(api.fights.remove);

/** Names a fight, and says how it is played. */
export const changeFight = mutation(api.fights.change, {
  queue: ({ params: { id } }) => `fight ${id}`,
  optimistic: ({ params, body }) => [
    optimistic(api.fights.read, params, (view: FightView) => ({ ...view, ...body })),
  ],
  keep: (changed) => updateQuery(api.fights.read, { id: changed.id }, () => changed),
});
