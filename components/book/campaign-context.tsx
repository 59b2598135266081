"use client";

import { createContext, type ReactNode, use, useState } from "react";

type OpenCampaignState = readonly [id: number | null, set: (id: number | null) => void];

export const CampaignContext = createContext<OpenCampaignState>([null, () => {}]);

/**
 * The campaign whose book this page shows, by id; null outside of books. Not what browser storage selects: that is one for all tabs, and
 * another tab may have opened another book since.
 */
export const useOpenCampaign = (): number | null => use(CampaignContext)[0];

/** Lies around the pages and what lies beside them, such as the dice. Once, in the layout of signed-in pages. */
export function OpenCampaignProvider({ children }: { children: ReactNode }) {
  return <CampaignContext value={useState<number | null>(null)}>{children}</CampaignContext>;
}
