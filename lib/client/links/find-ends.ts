import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { LIMIT } from "@/lib/constants";
import type { LinkEnd } from "@/lib/rules/links-in-text";
import { folded } from "@/lib/rules/folded";

interface Batch {
  campaignId: number;
  names: Set<string>;
  ends: Promise<LinkEnd[]>;
}
let open: Batch | undefined;

const begin = (campaignId: number): Batch => {
  const names = new Set<string>();
  const ask = (): Promise<LinkEnd[]> => {
    if (open === batch) open = undefined;
    return call(api.search.names, { params: { id: campaignId }, body: {}, repeated: { exact: [...names] } });
  };
  const batch: Batch = { campaignId, names, ends: Promise.resolve().then(ask) };
  return batch;
};

/** What of a book has a name, as far as the reader may see it. All that is asked for at one moment is asked in one call. */
export const findEnds = async (campaignId: number, name: string): Promise<LinkEnd[]> => {
  if (!open || open.campaignId !== campaignId || open.names.size === LIMIT.exactNames)
    open = begin(campaignId);
  open.names.add(name);
  const sought = folded(name);
  return (await open.ends).filter(({ title }) => folded(title.trim()) === sought);
};
