import { rememberRoll } from "./dice-history";
import { ownDice } from "./own-dice";
import { pressedEdge } from "./pressed-edge";
import { playSound } from "@/lib/client/page/sound";
import { toast } from "@/lib/client/page/toast";
import { diceTexts } from "@/lib/messages/dice";
import type { RollSent, TableRoll } from "@/lib/model/roll";
import { type Ability, figure } from "@/lib/rules/abilities";
import { type Die, type Edge, type Random, type Roll, roll } from "@/lib/rules/dice";
import { edgeText, rollText } from "@/lib/rules/dice-text";
import { countsOf, MODE_OF, rollOf } from "@/lib/rules/roll-of-table";
import { sentenceOf } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import { newKey } from "@/lib/client/api/idempotency-key";
import { throwDice } from "@/lib/client/mutations/rolls";

export interface RollOptions {
  modifier?: number;
  edge?: Edge;
  label?: string;
  /** Who sees it, where a book is open. */
  audience?: NonNullable<RollSent["audience"]>;
  /** What real dice show, one for each die; for the table only. */
  typed?: number[];
  /** Whose sheet it is rolled from. */
  characterId?: number;
  /** The ability of a saving throw. */
  save?: Ability;
  onRolled?: (roll: Roll) => void;
  /**
   * The server alone throws it, since the dungeon master waits for the result: not this browser where its person keeps the dice here, nor
   * where the answer is lost, which is then told as a failure.
   */
  isAwaited?: boolean;
  /** Called where the server did not throw it, after its toast. */
  onFailed?: () => void;
}

/** In sight and hearing of the person: toast of the sum for five seconds, an entry in the last rolls. */
const show = (rolled: Roll, label: string) => {
  const words = { label: label + edgeText(rolled.edge), detail: rollText(rolled) };
  toast.roll({ total: figure(rolled.total), ...words });
  rememberRoll({ at: Date.now(), total: rolled.total, ...words });
};

/**
 * Sends itself once more under its key where the answer got lost or is one of a gateway, and forgets the key after that: the dice fall here
 * then, and the next press, which may be the same, is another roll.
 */
const throwOnce = (id: number, body: RollSent): Promise<TableRoll> => {
  const given = { params: { id }, body, idempotencyKey: newKey() };
  const send = () => throwDice(id, given);
  return send().catch((error: unknown) => {
    if (!isAmbiguous(error)) throw error;
    return send();
  });
};

/**
 * Thrown by the server where a book is open, for all at the table of its campaign to see; here where none is (null), or no connection.
 */
export function rollDice(campaignId: number | null, pool: readonly Die[], options: RollOptions): void {
  const {
    label = "",
    modifier = 0,
    edge = "none",
    audience = "table",
    typed,
    characterId,
    save,
    onRolled,
  } = options;
  const table = ownDice.read() && !options.isAwaited ? null : campaignId;
  const tell = (rolled: Roll, note = "") => {
    show(rolled, (label || diceTexts.rolled) + note);
    onRolled?.(rolled);
  };
  const here = (note?: string) => tell(roll(pool, draw, { modifier, edge }), note);
  playSound("dice");
  if (table === null) return here();
  const body: RollSent = {
    dice: countsOf(pool),
    modifier,
    mode: MODE_OF[edge],
    label,
    audience,
    ...(typed && { typed }),
    ...(characterId !== undefined && { characterId }),
    ...(save && { save }),
  };
  // What a real die shows is thrown by nobody else.
  const isThrownHere = !options.isAwaited && !typed;
  (isThrownHere ? throwOnce(table, body) : throwDice(table, { params: { id: table }, body })).then(
    (thrown) => tell(rollOf(thrown)),
    (error: unknown) => {
      if (isAmbiguous(error) && isThrownHere) return here(diceTexts.here);
      toast.error(sentenceOf(error, diceTexts.failed));
      options.onFailed?.();
    },
  );
}

/** One of several rolls of one press: seen in the log of the table, and by whoever waits for the answer. */
export const throwForTable = (id: number, body: RollSent): Promise<TableRoll> =>
  throwDice(id, { params: { id }, body, idempotencyKey: newKey() });

export interface Check extends Pick<RollOptions, "audience" | "characterId" | "save" | "onRolled"> {
  label: string;
  modifier: number;
}

/**
 * A D20 and a modifier, for a sheet: a skill, an ability or a saving throw. The label says which. With advantage where the press was held
 * or Shift is pressed.
 */
export function rollCheck(campaignId: number | null, check: Check): void {
  rollDice(campaignId, [20], { ...check, edge: pressedEdge() });
}

const draw: Random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? draw();
