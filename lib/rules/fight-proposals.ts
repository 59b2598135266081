import { damaged, strengthened } from "@/lib/rules/fight-effects";
import { type Act, type Fight, FIGHT_LIMIT, IllegalAct, type ProposalAnswer } from "@/lib/rules/fight-model";
import { findCombatant, invalidAct } from "@/lib/rules/fight-targets";

type Of<T extends Act["type"]> = Extract<Act, { type: T }>;

/** With a player's proposal of damage or healing. @throws IllegalAct */
export const proposed = (fight: Fight, act: Of<"propose">): Fight => {
  if (findCombatant(fight, act.target).kind === "row") throw invalidAct("A reminder has no hit points");
  const { id, target: combatantId, userId, amount, heals, createdAt } = act;
  if (fight.proposals.filter((one) => one.userId === userId).length >= FIGHT_LIMIT.proposals)
    throw new IllegalAct("conflict", "Wait until the dungeon master has answered what you proposed");
  const proposal = { id, userId, combatantId, amount, heals, createdAt };
  return { ...fight, proposals: [...fight.proposals, proposal] };
};

const findProposal = (fight: Fight, id: number) => {
  const proposal = fight.proposals.find((one) => one.id === id);
  if (!proposal) throw new IllegalAct("missing", "This proposal is no longer there");
  return proposal;
};

/** Without the proposal, and with what became of it; of each player the newest ten are kept. */
const answered = (fight: Fight, id: number, cameTo: ProposalAnswer["cameTo"], at: string): Fight => {
  const { createdAt: _, ...proposal } = findProposal(fight, id);
  const answers = [...fight.answers, { ...proposal, cameTo, at }];
  const own = answers.filter(({ userId }) => userId === proposal.userId);
  const oldest = own.length > FIGHT_LIMIT.answers ? own[0] : undefined;
  return {
    ...fight,
    proposals: fight.proposals.filter((one) => one.id !== id),
    answers: answers.filter((one) => one !== oldest),
  };
};

/** Carries out what was proposed, damage whole or halved. @throws IllegalAct */
export const proposalAccepted = (fight: Fight, act: Of<"accept">): Fight => {
  const { combatantId, amount, heals } = findProposal(fight, act.proposal);
  if (heals && act.half) throw invalidAct("Only damage can be halved");
  const after = answered(fight, act.proposal, act.half ? "halved" : "taken", act.at);
  if (heals) return strengthened(after, [combatantId], { change: amount });
  return damaged(after, [combatantId], amount, act.half ? [combatantId] : [], act.by);
};

/** Takes the proposal away: waved by the dungeon master, or taken back by who made it. @throws IllegalAct */
export const proposalWaved = (fight: Fight, { proposal, userId, at }: Of<"wave">): Fight =>
  answered(fight, proposal, findProposal(fight, proposal).userId === userId ? "taken back" : "waved", at);
