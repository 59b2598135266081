import type { TableRoll } from "@/lib/model/roll";
import { api, endpointOf } from "@/lib/client/api/api";
import { updateQuery } from "@/lib/client/api/use-query";

/** So many are shown, as the server answers them. */
const SHOWN = 100;

const listeners = new Set<(roll: TableRoll) => void>();

/** Calls back for each roll of the table that falls; the answer ends it. */
export const watchTableRolls = (listener: (roll: TableRoll) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Adds a roll to what fell in its campaign. One's own comes twice: as the answer and by the stream, whichever is first. */
export const keepTableRoll = (roll: TableRoll): void => {
  updateQuery(api.rolls.list, { id: roll.campaignId }, (rolls: TableRoll[]) =>
    rolls.some(({ id }) => id === roll.id)
      ? rolls
      : [roll, ...rolls].toSorted((one, other) => other.id - one.id).slice(0, SHOWN),
  );
  for (const listener of listeners) listener(roll);
};

/** A roll as the stream tells it. */
export const keepToldRoll = async (data: unknown): Promise<void> => {
  const { answer } = await endpointOf(api.rolls.create);
  keepTableRoll(answer.decode(data));
};
