import type { AnswerOf, Arguments } from "@/lib/client/api/call";
import { isUndecided } from "@/lib/client/api/failures";
import { fingerprint, newKey } from "@/lib/client/api/idempotency-key";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import type { Mutation } from "./mutation";

/**
 * A write that creates: where its answer got lost, though it was sent twice, the same content is sent with the same key for as long as the
 * form or button is there, so that nothing is made twice. Hold one for each of them.
 */
export const idempotently = <E extends AnyEndpoint>(write: Mutation<E>) => {
  let unanswered: { content: string; key: string } | undefined;
  return async (campaignId: number | null, ...given: Arguments<E>): Promise<AnswerOf<E>> => {
    const content = fingerprint([campaignId, given]);
    const key = unanswered?.content === content ? unanswered.key : newKey();
    try {
      const keyed = [{ ...given[0], pressKey: key }] as unknown as Arguments<E>;
      const answer = await write(campaignId, ...keyed);
      unanswered = undefined;
      return answer;
    } catch (error) {
      unanswered = isUndecided(error) ? { content, key } : undefined;
      throw error;
    }
  };
};
