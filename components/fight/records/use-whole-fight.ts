import { api } from "@/lib/client/api/api";
import { isGone } from "@/lib/client/api/call";
import { useQuery } from "@/lib/client/api/use-query";
import type { FightView } from "@/lib/model/fight";

/** A fight whole, as the server rendered it or as it is read; null for none. */
export function useWholeFight(id: number | null, rendered: FightView | undefined) {
  const own = rendered?.id === id ? rendered : undefined;
  const { data, error, reload } = useQuery(api.fights.read, id === null ? null : { id }, own);
  const current = data?.id === id ? data : null;
  const isLost = id !== null && isGone(error);
  const isMissing = id !== null && !current;
  return {
    current,
    /** It is there no more. */
    isLost,
    isLoading: isMissing && error === undefined,
    hasFailed: isMissing && error !== undefined && !isLost,
    retry: reload,
  };
}
