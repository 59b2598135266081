import type { FightView } from "@/lib/model/fight";
import { isMuted, playSound } from "./sound";

const VIBRATION = [120, 60, 120];

let announced: string | null = null;

/**
 * Tells which turn one of the reader's characters has now; null while another has it. Rings and vibrates once a turn, however many parts
 * of the page notice it, and not where it is `seen` already.
 * @returns whether it rang
 */
export const announceTurn = (
  fight: Pick<FightView, "id" | "round" | "turn"> | null,
  { seen = false } = {},
): boolean => {
  const name = fight && `${fight.id} ${fight.round} ${fight.turn}`;
  const rings = name !== null && name !== announced && !seen;
  announced = name;
  if (!rings) return false;
  playSound("bell");
  // Browsers refuse it, and some don't know it, before anybody has touched the page.
  if (!isMuted()) navigator.vibrate?.(VIBRATION);
  return true;
};
