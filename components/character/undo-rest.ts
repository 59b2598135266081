import { changeEnergy } from "@/lib/client/mutations/energy";
import { changeCharacterHitPoints } from "@/lib/client/mutations/hit-points";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { ENERGY_LEVELS } from "@/lib/rules/energy";
import type { HitPointChange } from "@/lib/rules/hit-points";

/** The hit points and the energy of a party before a rest. */
export interface PartyBefore {
  characters: readonly Character[];
  traits: readonly PartyTraits[];
}

/** Takes one character's long rest back: counted on what is stored, so that what was done since stays. */
const undoOne = async (before: Character, rested: Character, energy: PartyTraits["energy"] | undefined) => {
  const { id, campaignId } = before;
  const params = { id };
  const gained = rested.currentHitPoints - before.currentHitPoints;
  const change = (body: HitPointChange) => changeCharacterHitPoints(campaignId, { params, body });
  // Before the temporary ones, which would take the loss upon themselves.
  if (gained !== 0) await change({ change: -gained });
  if (before.temporaryHitPoints > 0) await change({ temporary: before.temporaryHitPoints });
  for (const level of ENERGY_LEVELS) {
    const spent = energy?.spent[level] ?? 0;
    if (spent > 0) await changeEnergy(campaignId, { params, body: { level, change: -spent } });
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
