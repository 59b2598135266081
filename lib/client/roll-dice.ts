import { rememberRoll } from "@/lib/client/dice-history";
import { playSound } from "@/lib/client/sound";
import { toast } from "@/lib/client/toast";
import { diceTexts } from "@/lib/messages/dice";
import { figure } from "@/lib/rules/abilities";
import { type Die, type Edge, type Random, type Roll, roll } from "@/lib/rules/dice";
import { edgeText, rollText } from "@/lib/rules/dice-text";

type RollOptions = { modifier?: number; edge?: Edge; label?: string };

/** Rolls in sight and hearing of the person: sound, toast of the sum for five seconds, an entry in the last rolls. */
export function rollDice(
  pool: readonly Die[],
  { label = diceTexts.rolled, ...options }: RollOptions = {},
): Roll {
  const rolled = roll(pool, draw, options);
  const words = { label: label + edgeText(rolled.edge), detail: rollText(rolled) };
  playSound("dice");
  toast.roll({ total: figure(rolled.total), ...words });
  rememberRoll({ at: Date.now(), total: rolled.total, ...words });
  return rolled;
}

type Check = { label: string; modifier: number; edge?: Edge };

/** A D20 and a modifier, for a sheet: a skill, an ability or a saving throw. The label says which. */
export function rollCheck({ label, modifier, edge = "none" }: Check): Roll {
  return rollDice([20], { label, modifier, edge });
}

const draw: Random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? draw();
