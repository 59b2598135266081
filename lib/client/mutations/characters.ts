import { api } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";
import { noEnergy } from "@/lib/rules/energy";
import { mutation } from "./mutation";

export const createCharacter = mutation(api.characters.create);
export const changeCharacter = mutation(api.characters.change);
export const removeCharacter = mutation(api.characters.remove);
export const duplicateCharacter = mutation(api.characters.duplicate);

export const raceWrites = {
  create: mutation(api.characterRaces.create),
  change: mutation(api.characterRaces.change),
};
export const backgroundWrites = {
  create: mutation(api.characterBackgrounds.create),
  change: mutation(api.characterBackgrounds.change),
};
export const classWrites = {
  create: mutation(api.characterClasses.create),
  change: mutation(api.characterClasses.change),
};

export const restParty = mutation(api.vitals.restParty, {
  keep: (rested, { params, body: { kind } }) => {
    updateQuery(api.characters.list, params, () => rested);
    if (kind === "short") return;
    updateQuery(api.party.traits, params, (traits) =>
      traits.map((one) => ({ ...one, energy: one.energy && { ...one.energy, spent: noEnergy() } })),
    );
  },
});
