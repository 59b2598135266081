import type { ProposalAnswer } from "@/lib/rules/fight-model";

/** What was answered, and when: what was undone can be answered anew. */
const decisionOf = ({ id, at }: ProposalAnswer): string => `${id} ${at}`;

/**
 * Answers `fresh`, the decisions about proposals that no toast has told yet, and `told`, the keys of all known ones. `told` only grows: a
 * decision about a combatant leaves the list while that one is hidden, and would be told again when it is shown. On the first call (`told`
 * undefined) nothing is fresh, since the page was rendered with these.
 */
export const notYetTold = (told: ReadonlySet<string> | undefined, answers: readonly ProposalAnswer[]) => ({
  told: new Set([...(told ?? []), ...answers.map(decisionOf)]),
  fresh: told ? answers.filter((answer) => !told.has(decisionOf(answer))) : [],
});
