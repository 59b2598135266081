import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { ENERGY_LEVELS } from "@/lib/rules/energy";

/** The hit points and the energy of a party before a rest. */
export interface PartyBefore {
  characters: readonly Character[];
  traits: readonly PartyTraits[];
}

/** Takes one character's long rest back: counted on what is stored, so that what was done since stays. */
const undoOne = async (before: Character, rested: Character, energy: PartyTraits["energy"] | undefined) => {
  const params = { id: before.id };
  const gained = rested.currentHitPoints - before.currentHitPoints;
  const hitPoints = api.vitals.changeCharacterHitPoints;
  // Before the temporary ones, which would take the loss upon themselves.
  if (gained !== 0) await call(hitPoints, { params, body: { change: -gained } });
  if (before.temporaryHitPoints > 0)
    await call(hitPoints, { params, body: { temporary: before.temporaryHitPoints } });
  for (const level of ENERGY_LEVELS) {
    const spent = energy?.spent[level] ?? 0;
    if (spent > 0) await call(api.vitals.changeEnergy, { params, body: { level, change: -spent } });
  }
};

/** Takes a party's long rest back. @throws CallError where that failed for one of them, once the others are done */
export const undoRest = async ({ characters, traits }: PartyBefore, rested: readonly Character[]) => {
  const done = await Promise.allSettled(
    rested.map(async (one) => {
      const before = characters.find(({ id }) => id === one.id);
      const energy = traits.find(({ characterId }) => characterId === one.id)?.energy;
      if (before) await undoOne(before, one, energy);
    }),
  );
  const failed = done.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
};
