import { useEffect, useState } from "react";
import type { FightControls } from "./use-fight-controls";

/** Keeps a combatant on the right page while somebody writes or asks something about it there; null keeps nobody. */
export function useHeld(hold: FightControls["choice"]["hold"], id: number | null) {
  const [by] = useState({});
  useEffect(() => {
    if (id === null) return undefined;
    hold(by, id);
    return () => hold(by, null);
  }, [hold, by, id]);
}
