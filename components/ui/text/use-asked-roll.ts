"use client";

import { use } from "react";
import { useDice } from "@/components/book/use-dice";
import { RollerContext } from "./roller";
import { pressedEdge } from "@/lib/client/dice/pressed-edge";
import { rollLabel } from "@/lib/model/roll";
import type { AskedRoll } from "@/lib/rules/dice-in-text";

/** Rolls what a text asks for, or asks others for the saving throw that it names. `of` is what the text is about. */
export function useAskedRoll(of: string): (asked: AskedRoll) => void {
  const { onSave, onRolled, ...roller } = use(RollerContext);
  const dice = useDice();
  return ({ pool, modifier, label, isCheck, save }) => {
    if (save && onSave) return onSave(save, of);
    dice.roll(pool, {
      ...roller,
      modifier,
      edge: isCheck ? pressedEdge() : "none",
      label: rollLabel(of, label),
      ...(save && { save: save.ability }),
      ...(onRolled && !isCheck && { onRolled }),
    });
  };
}
