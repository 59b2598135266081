import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { mutation, optimistic } from "./mutation";

/** Changes the conditions of a character and nothing else, also where no fight runs. */
export const changeConditions = mutation(api.characters.change, {
  queue: ({ params: { id } }) => `character ${id}`,
  optimistic: ({ params: { id }, body, campaignId }) => [
    optimistic(api.characters.list, { id: campaignId ?? 0 }, (characters) =>
      characters.map((one) =>
        one.id === id ? { ...one, conditions: body?.conditions ?? one.conditions } : one,
      ),
    ),
  ],
  keep: (character) =>
    updateQuery(api.characters.list, { id: character.campaignId }, (characters) =>
      characters.map((one) => (one.id === character.id ? character : one)),
    ),
});
