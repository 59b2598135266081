"use client";

import { type Check, rollCheck, rollDice, type RollOptions } from "@/lib/client/dice/roll-dice";
import type { Die } from "@/lib/rules/dice";
import { useOpenCampaign } from "./campaign-context";

/** Dice that fall on the table of the open book; outside of books they fall in this browser. */
export function useDice() {
  const campaignId = useOpenCampaign();
  return {
    roll: (pool: readonly Die[], options: RollOptions = {}) => rollDice(campaignId, pool, options),
    check: (check: Check) => rollCheck(campaignId, check),
  };
}
