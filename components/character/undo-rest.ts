import { isGone } from "@/lib/client/api/call";
import { invalidate } from "@/lib/client/api/invalidate";
import { changeEnergy } from "@/lib/client/mutations/energy";
import { changeCharacterHitPoints } from "@/lib/client/mutations/hit-points";
import { idempotently } from "@/lib/client/mutations/idempotently";
import type { Character } from "@/lib/model/creature";
import type { PartyTraits } from "@/lib/model/party";
import { ENERGY_LEVELS, type EnergyChange } from "@/lib/rules/energy";
import type { HitPointChange } from "@/lib/rules/hit-points";

/** The hit points and the energy of a party before a rest. */
export interface PartyBefore {
  characters: readonly Character[];
  traits: readonly PartyTraits[];
}

type Step = () => Promise<unknown>;

/**
 * What takes one character's long rest back: counted on what is stored, so that what was done since stays, and counted once, however late
 * it is tried again after its answer got lost.
 */
const stepsFor = (
  before: Character,
  rested: Character,
  energy: PartyTraits["energy"] | undefined,
): Step[] => {
  const { id, campaignId } = before;
  const params = { id };
  const gained = rested.currentHitPoints - before.currentHitPoints;
  const change = (body: HitPointChange & { undo?: boolean }) => {
    const post = idempotently(changeCharacterHitPoints);
    return () => post(campaignId, { params, body });
  };
  const spend = (body: EnergyChange) => {
    const post = idempotently(changeEnergy);
    return () => post(campaignId, { params, body });
  };
  return [
    // Before the temporary ones, which would take the loss upon themselves.
    ...(gained === 0 ? [] : [change({ change: -gained, undo: before.currentHitPoints === 0 })]),
    ...(before.temporaryHitPoints > 0 ? [change({ temporary: before.temporaryHitPoints })] : []),
    ...ENERGY_LEVELS.map((level) => ({ level, change: -(energy?.spent[level] ?? 0) }))
      .filter((spent) => spent.change !== 0)
      .map(spend),
  ];
};

/**
 * Makes what takes a party's long rest back and reads the party anew; of one that restored nothing it is what takes the `earlier` one back,
 * undefined where there was none: nothing would be taken back. It throws a CallError where that failed for one of them, once the others
 * are done; called again it goes on where it failed, so that nothing is taken back twice. Of a character that is gone nothing is left to
 * take back.
 */
export const undoOf = (
  { characters, traits }: PartyBefore,
  rested: readonly Character[],
  earlier: (() => Promise<void>) | undefined,
): (() => Promise<void>) | undefined => {
  const left = rested.map((one) => {
    const before = characters.find(({ id }) => id === one.id);
    const energy = traits.find(({ characterId }) => characterId === one.id)?.energy;
    return before ? stepsFor(before, one, energy) : [];
  });
  if (left.every((steps) => steps.length === 0)) return earlier;
  return async () => {
    const done = await Promise.allSettled(
      left.map(async (steps) => {
        try {
          for (let step = steps[0]; step; step = steps[0]) {
            await step();
            steps.shift();
          }
        } catch (error) {
          if (!isGone(error)) throw error;
          steps.length = 0;
        }
      }),
    );
    const failed = done.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    await invalidate({ kind: "characters", id: 0, campaignId: rested[0]?.campaignId ?? null });
  };
};
