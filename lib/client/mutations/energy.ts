import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import type { CharacterClass } from "@/lib/model/origin";
import { changedEnergy, type EnergyChange, noEnergy } from "@/lib/rules/energy";
import { mutation, optimistic } from "./mutation";

/** Spends and restores the energy of a character's class. */
export const changeEnergy = mutation(api.vitals.changeEnergy, {
  queue: ({ params: { id } }) => `character ${id}`,
  optimistic: ({ params, body }) => [
    optimistic(api.characterClasses.list, params, (classes) =>
      classes.map((one) => ({
        ...one,
        energySpent: changedEnergy(one.energySpent, one.energyAmounts, body as EnergyChange),
      })),
    ),
  ],
  keep: (stored) => updateQuery(api.characterClasses.list, { id: stored.characterId }, () => [stored]),
});

const refreshed = (classes: CharacterClass[]) => classes.map((one) => ({ ...one, energySpent: noEnergy() }));

/** A long rest restores hit points and energy; a short one brings what is typed afterwards. */
export const restCharacter = mutation(api.vitals.restCharacter, {
  queue: ({ params: { id } }) => `character ${id}`,
  optimistic: ({ params, body: { kind }, campaignId }) =>
    kind === "short"
      ? []
      : [
          optimistic(api.characters.list, { id: campaignId ?? 0 }, (characters) =>
            characters.map((one) =>
              one.id === params.id
                ? { ...one, currentHitPoints: one.maxHitPoints, temporaryHitPoints: 0 }
                : one,
            ),
          ),
          optimistic(api.characterClasses.list, params, refreshed),
        ],
  keep: (rested, { params, body: { kind } }) => {
    updateQuery(api.characters.list, { id: rested.campaignId }, (characters) =>
      characters.map((one) => (one.id === rested.id ? rested : one)),
    );
    if (kind === "long") updateQuery(api.characterClasses.list, params, refreshed);
  },
});
