"use client";

import { createContext } from "react";
import type { RollSent } from "@/lib/model/roll";

/** Who rolls what stands on a page: the character whose sheet it is, and who sees it. */
export interface Roller {
  characterId?: number;
  audience?: NonNullable<RollSent["audience"]>;
}

/** Without a provider the person rolls, for all at the table. */
export const RollerContext = createContext<Roller>({});
