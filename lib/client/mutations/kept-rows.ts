import type { ChangeKind } from "@/lib/model/event";
import { replaceRow } from "./replace-row";

interface Written {
  campaignId: number | null;
}
interface WrittenTo extends Written {
  params: { id: number };
}

/**
 * What the writes of a campaign's records do to the list that holds them. The answer is in its cache before anything goes on from it: a later
 * refetch would shift the layout below a pointer that is down, and show until then what is no more.
 * @param update changes the cached list of a campaign
 */
export const keptRows = <T extends { id: number }>(
  kind: ChangeKind,
  update: (campaignId: number, change: (rows: T[]) => T[]) => void,
) => {
  const invalidates = ({ params: { id } }: WrittenTo) => ({ kind, id });
  const refetches = true as const;
  return {
    /** For a write with effects of its own. */
    invalidates,
    changed: {
      invalidates,
      keep: (changed: T, { campaignId }: Written) => update(campaignId ?? 0, replaceRow(changed)),
      refetches,
    },
  };
};
