import type { AnswerOf, Arguments } from "@/lib/client/api/call";
import { fingerprint, isAmbiguous, newKey } from "@/lib/client/api/idempotently";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { Mutation } from "./mutation";

/**
 * A write that creates: after a lost answer the same content is sent with the same key, so that nothing is made twice. Hold one for each
 * form or button.
 */
export const idempotently = <E extends AnyEndpoint>(write: Mutation<E>) => {
  let unanswered: { content: string; key: string } | undefined;
  return async (campaignId: number | null, ...given: Arguments<E>): Promise<AnswerOf<E>> => {
    const content = fingerprint([campaignId, given]);
    const key = unanswered?.content === content ? unanswered.key : newKey();
    try {
      const keyed = [{ ...given[0], idempotencyKey: key }] as unknown as Arguments<E>;
      const answer = await write(campaignId, ...keyed);
      unanswered = undefined;
      return answer;
    } catch (error) {
      unanswered = isAmbiguous(error) ? { content, key } : undefined;
      throw error;
    }
  };
};
