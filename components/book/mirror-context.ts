"use client";

import { createContext, use } from "react";

const MirrorContext = createContext<number | null>(null);
/** Says through whose eyes the book is shown, by id; null are one's own. Once, in the layout of the book. */
export const MirrorProvider = MirrorContext.Provider;

/** The same on the server, which doesn't know the address that the browser has: for what both draw. */
export const useMirrored = (): number | null => use(MirrorContext);
