import { useEffect, useEffectEvent, useRef } from "react";
import { api, contract } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { useLiveEvent } from "@/lib/client/live/live-events";
import { layOnTable } from "@/lib/client/live/on-the-table";
import type { Contents } from "@/lib/model/event";
import type { ShownPage } from "@/lib/model/shown";

interface ShownPages {
  campaignId: number;
  /** What was shown while this was on its way, once. */
  takeEarly: () => Contents | undefined;
  onShown: (page: ShownPage | null) => void;
}

/** Hears what the dungeon master shows, and asks for what was shown last. */
export function useShownPages({ campaignId, takeEarly, onShown }: ShownPages) {
  /** What was asked for before something was shown may be answered after it, and is old then. */
  const told = useRef(0);
  const hear = (data: Contents) => {
    told.current += 1;
    void contract().then(({ shown }) => onShown(shown.decodeShown(data)));
  };
  useLiveEvent("shown", hear);
  const hearEarly = useEffectEvent(() => {
    const early = takeEarly();
    if (early !== undefined) hear(early);
  });
  useEffect(() => hearEarly(), []);
  return {
    hasHeard: () => told.current > 0,
    /** What was shown last; undefined where the answer is old. */
    read: async (otherwise: ShownPage | null): Promise<{ page: ShownPage | null } | undefined> => {
      const before = told.current;
      const page = await call(api.shown.read, { params: { id: campaignId } }).catch(() => otherwise);
      if (told.current !== before) return undefined;
      layOnTable(page);
      return { page };
    },
  };
}
