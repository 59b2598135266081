"use client";

import { use } from "react";
import { RollerContext } from "./roller";
import { pressedEdge } from "@/lib/client/dice/pressed-edge";
import { rollDice } from "@/lib/client/dice/roll-dice";
import type { AskedRoll } from "@/lib/rules/dice-in-text";

/** Rolls what a text asks for, or asks others for the saving throw that it names. `of` is what the text is about. */
export function useAskedRoll(of: string): (asked: AskedRoll) => void {
  const { onSave, onRolled, ...roller } = use(RollerContext);
  return ({ pool, modifier, label, isCheck, save }) => {
    if (save && onSave) return onSave(save, of);
    rollDice(pool, {
      ...roller,
      modifier,
      edge: isCheck ? pressedEdge() : "none",
      label: [of, label].filter(Boolean).join(", ").slice(0, 60),
      ...(onRolled && !isCheck && { onRolled }),
    });
  };
}
