import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { changedConditions, type ConditionChange } from "@/lib/rules/conditions";
import { mutation, optimistic } from "./mutation";

/** Takes one condition off a character, or puts it back, also where no fight runs. What else lies on it may be other by now than is shown. */
export const changeCondition = mutation(api.vitals.changeCondition, {
  queue: ({ params: { id } }) => `character ${id}`,
  optimistic: ({ params: { id }, body, campaignId }) => [
    optimistic(api.characters.list, { id: campaignId ?? 0 }, (characters) =>
      characters.map((one) =>
        one.id === id
          ? { ...one, conditions: changedConditions(one.conditions, body as ConditionChange) }
          : one,
      ),
    ),
  ],
  keep: (character) =>
    updateQuery(api.characters.list, { id: character.campaignId }, (characters) =>
      characters.map((one) => (one.id === character.id ? character : one)),
    ),
});
