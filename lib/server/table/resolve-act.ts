import "server-only";
import type { Transaction } from "@/db/transaction";
import type { Amount, StoredFight, SentAct } from "@/lib/model/fight";
import { parseDiceFormula, rollFormula } from "@/lib/rules/dice-formula";
import { drawIds } from "@/lib/rules/fight-ids";
import { rolledInitiatives, type ThrownInitiative } from "@/lib/rules/fight-initiative";
import { type Act, IllegalAct } from "@/lib/rules/fight-model";
import { newCombatants } from "./fight-newcomers";
import { cryptoRandom } from "./rolls";

const amountOf = (sent: Amount): number => {
  if ("amount" in sent) return sent.amount;
  const formula = parseDiceFormula(sent.dice);
  if (!formula) throw new IllegalAct("invalid", "Must be dice such as 2d6+3");
  return rollFormula(formula, cryptoRandom).total;
};

type InitiativeSent = Extract<SentAct, { type: "initiative" }>;

/** Initiative as it was typed, or thrown here: those dice lie in the tray. */
export const resolveInitiative = (
  fight: StoredFight,
  sent: InitiativeSent,
): { act: Act; thrown: ThrownInitiative[] } => {
  if (!("roll" in sent)) return { act: sent, thrown: [] };
  const { values, thrown } = rolledInitiatives(fight, sent.roll, cryptoRandom);
  return { act: { type: "initiative", values }, thrown };
};

/** The act with everything decided that was left to the server: dice, and who comes into the fight. */
export const resolveAct = async (
  tx: Transaction,
  fight: StoredFight,
  sent: Exclude<SentAct, InitiativeSent>,
  userId: number,
): Promise<Act> => {
  const newId = drawIds(fight, cryptoRandom);
  if (sent.type === "add") {
    const some = await newCombatants(tx, fight, sent, cryptoRandom);
    return { type: "add", combatants: some.map((one) => ({ ...one, id: newId() })), hidden: sent.hidden };
  }
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
  if (sent.type === "ask" || sent.type === "accept") return { ...sent, at: new Date().toISOString() };
  if (sent.type === "wave") return { ...sent, userId, at: new Date().toISOString() };
  return sent;
};
