import type { ProposalAnswer } from "@/lib/rules/fight-model";

/** What was answered, and when: what was undone can be answered anew. */
const decisionOf = ({ id, at }: ProposalAnswer): string => `${id} ${at}`;

/**
 * The answers that have not been told yet, and all that are told with them. These are kept though some leave the list: an answer about
 * somebody who is hidden comes back with them. At first (`told` undefined) all that stand there are known already.
 */
export const notYetTold = (told: ReadonlySet<string> | undefined, answers: readonly ProposalAnswer[]) => ({
  told: new Set([...(told ?? []), ...answers.map(decisionOf)]),
  fresh: told ? answers.filter((answer) => !told.has(decisionOf(answer))) : [],
});
