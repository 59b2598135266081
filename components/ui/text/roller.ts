"use client";

import { createContext } from "react";
import type { RollSent } from "@/lib/model/roll";
import type { Roll } from "@/lib/rules/dice";
import type { Save } from "@/lib/rules/dice-in-text";

/** Who rolls what stands on a page: the character whose sheet it is, and who sees it. */
export interface Roller {
  characterId?: number;
  audience?: NonNullable<RollSent["audience"]>;
  /** In place of rolling a saving throw: whom it is asked of is to be chosen. `of` is what asks for it. */
  onSave?: (save: Save, of: string) => void;
  /** What dice came to that are no check, such as damage. */
  onRolled?: (roll: Roll) => void;
}

/** A dungeon master's who may be preparing what is read: nobody else learns of it. */
export const FOR_MASTER: Roller = { audience: "dm" };

/** Without a provider the person rolls, for all at the table. */
export const RollerContext = createContext<Roller>({});
