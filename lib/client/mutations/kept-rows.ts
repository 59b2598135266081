import type { ChangeKind } from "@/lib/model/event";
import { addRow } from "./add-row";
import { dropRow } from "./drop-row";
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
 * @param order how the server sorts it, newest first unless given
 */
export const keptRows = <T extends { id: number }>(
  kind: ChangeKind,
  update: (campaignId: number, change: (rows: T[]) => T[]) => void,
  order?: (one: T, other: T) => number,
) => {
  const invalidates = ({ params: { id } }: WrittenTo) => ({ kind, id });
  const refetches = true as const;
  return {
    /** For a write with effects of its own. */
    invalidates,
    created: {
      invalidates: () => ({ kind, id: 0 }),
      keep: (made: T, { campaignId }: Written) => update(campaignId ?? 0, addRow(made, order)),
      refetches,
    },
    changed: {
      invalidates,
      keep: (changed: T, { campaignId }: Written) => update(campaignId ?? 0, replaceRow(changed)),
      refetches,
    },
    removed: {
      invalidates,
      keep: (_: unknown, { params, campaignId }: WrittenTo) => update(campaignId ?? 0, dropRow(params.id)),
      refetches,
    },
  };
};
