import "server-only";
import type { Transaction } from "@/db/transaction";
import type { Amount, FightRecord, SentAct } from "@/lib/model/fight";
import { parseDiceFormula, rollFormula } from "@/lib/rules/dice-formula";
import { drawIds } from "@/lib/rules/fight-ids";
import { rolledInitiatives } from "@/lib/rules/fight-initiative";
import { type Act, IllegalAct } from "@/lib/rules/fight-model";
import { newcomers } from "./fight-newcomers";
import { cryptoRandom } from "./rolls";

const amountOf = (sent: Amount): number => {
  if ("amount" in sent) return sent.amount;
  const formula = parseDiceFormula(sent.dice);
  if (!formula) throw new IllegalAct("invalid", "Must be dice such as 2d6+3");
  return rollFormula(formula, cryptoRandom).total;
};

/** The act with everything decided that was left to the server: dice, and who comes into the fight. */
export const resolveAct = async (
  tx: Transaction,
  fight: FightRecord,
  sent: SentAct,
  userId: number,
): Promise<Act> => {
  const newId = drawIds(fight, cryptoRandom);
  if (sent.type === "add") {
    const some = await newcomers(tx, fight, sent, cryptoRandom);
    return { type: "add", combatants: some.map((one) => ({ ...one, id: newId() })), hidden: sent.hidden };
  }
  if (sent.type === "initiative")
    return "roll" in sent
      ? { type: "initiative", values: rolledInitiatives(fight, sent.roll, cryptoRandom) }
      : sent;
  if (sent.type === "damage") {
    const { targets, half, by } = sent;
    return { type: "damage", targets, half, ...(by !== undefined && { by }), amount: amountOf(sent) };
  }
  if (sent.type === "heal" || sent.type === "temporary")
    return { type: sent.type, targets: sent.targets, amount: amountOf(sent) };
  if (sent.type === "propose") {
    const createdAt = new Date().toISOString();
    const amount = amountOf(sent);
    const { target, heals } = sent;
    return { type: "propose", id: newId(), target, amount, heals, userId, createdAt };
  }
  if (sent.type === "accept") return { ...sent, at: new Date().toISOString() };
  if (sent.type === "wave") return { ...sent, userId, at: new Date().toISOString() };
  return sent;
};
