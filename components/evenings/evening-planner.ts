import { createEvening } from "@/lib/client/mutations/evenings";
import { idempotently } from "@/lib/client/mutations/idempotently";

/** Of an evening, what is written before it is made. */
export interface Planned {
  dates: Date[];
  place: string;
  minutes: number;
}

/** Plans evenings: pressed again after a lost answer, the same one is made no second time. */
export const eveningPlanner = () => {
  const create = idempotently(createEvening);
  return (campaignId: number, { dates, place, minutes }: Planned, isSettled: boolean) => {
    const [startsAt] = dates;
    const body = { campaignId, place, minutes, ...(isSettled && startsAt ? { startsAt } : { dates }) };
    return create(campaignId, { body });
  };
};
