import type { FightView, CombatantView, SentAct } from "@/lib/model/fight";
import { apply } from "@/lib/rules/fight";
import { type Act, type Combatant, type Fight, IllegalAct } from "@/lib/rules/fight-model";
import { asPlayer } from "@/lib/rules/fight-view";

const combatantOf = ({ hitPoints, ...one }: CombatantView): Combatant => ({
  ...one,
  baseName: one.name,
  group: null,
  dexterity: one.dexterity ?? 10,
  armourClass: one.armourClass ?? null,
  note: one.note ?? "",
  saveAsked: one.saveAsked ?? null,
  saveDifficulty: one.saveDifficulty ?? null,
  dealt: 0,
  hitPoints: hitPoints ? { temporary: 0, ...hitPoints } : null,
});

/** The fight as the rules take it. What only the server knows of it, such as the damage dealt so far, begins anew. */
export const toRulesFight = (view: FightView): Fight => ({
  state: view.state,
  round: view.round,
  turn: view.turn,
  combatants: view.combatants.map(combatantOf),
  proposals: view.proposals,
  answers: view.answers,
  skipsFallen: view.skipsFallen,
  departed: [],
  summary: null,
});

/** The act as the rules take it, or null where the server has to roll, or to say who comes. */
const toRulesAct = (sent: SentAct): Act | null => {
  if (sent.type === "add" || sent.type === "end" || sent.type === "propose" || "dice" in sent) return null;
  if (sent.type === "initiative") return "values" in sent ? sent : null;
  if (sent.type === "ask" || sent.type === "accept") return { ...sent, at: new Date().toISOString() };
  // Who takes a proposal back is known by the server.
  if (sent.type === "wave") return { ...sent, userId: 0, at: new Date().toISOString() };
  return sent;
};

/** The fight as it will be once the server has carried out the act: the same rules run here at once. */
export const optimisticFight = (view: FightView, sent: SentAct): FightView => {
  const act = toRulesAct(sent);
  if (!act) return view;
  try {
    const { state, round, turn, combatants, proposals } = apply(toRulesFight(view), act).fight;
    return { ...view, state, round, turn, combatants, proposals };
  } catch (error) {
    if (error instanceof IllegalAct) return view;
    throw error;
  }
};

/** What everybody may see of a fight, whoever has loaded it. */
export const seenByAll = (view: FightView): FightView =>
  view.version === null
    ? view
    : {
        ...view,
        ...asPlayer(toRulesFight(view), 0, view.hitPointsShown),
        summary: view.summary,
        version: null,
      };

/**
 * What is left to be thrown in a fight that has changed since the act was meant: whose initiative is another by now was thrown or typed by
 * somebody else, who would see it thrown over. Undefined where nothing is left; other acts are whole.
 */
export const stillToThrow = (
  sent: SentAct,
  baseFight: Pick<FightView, "combatants">,
  now: Pick<FightView, "combatants">,
): SentAct | undefined => {
  if (sent.type !== "initiative" || !("roll" in sent)) return sent;
  const initiativeIn = ({ combatants }: typeof now, of: number) =>
    combatants.find(({ id }) => id === of)?.initiative;
  const roll = sent.roll.filter((one) => initiativeIn(baseFight, one) === initiativeIn(now, one));
  return roll.length > 0 ? { ...sent, roll } : undefined;
};

/** Acts that mean the same whatever else has happened; the others only while the same one has the turn. */
const ABOUT_THE_TURN: ReadonlySet<SentAct["type"]> = new Set(["delay", "end", "next", "previous", "start"]);

/** Whether an act may be sent to a fight that has changed since it was meant. */
export const isRetrySafe = (
  sent: SentAct,
  baseFight: Pick<FightView, "round" | "turn">,
  now: Pick<FightView, "round" | "turn">,
): boolean =>
  !ABOUT_THE_TURN.has(sent.type) || (baseFight.turn === now.turn && baseFight.round === now.round);
