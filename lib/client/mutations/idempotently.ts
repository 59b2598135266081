import type { AnswerOf, Arguments } from "@/lib/client/api/call";
import { createIdempotently } from "@/lib/client/api/create-idempotently";
import { fingerprint, isAmbiguous, newKey } from "@/lib/client/api/idempotently";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { type BodyOf, type Mutation, mutate } from "./mutation";

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
      const answer = await mutate(write, campaignId, ...keyed);
      unanswered = undefined;
      return answer;
    } catch (error) {
      unanswered = isAmbiguous(error) ? { content, key } : undefined;
      throw error;
    }
  };
};

interface Sent<B> {
  body: B;
  pictures?: object;
}
type Made<C extends AnyEndpoint> = AnswerOf<C> & { id: number };
interface Writes<C extends AnyEndpoint, U extends AnyEndpoint> {
  create: Mutation<C>;
  change: Mutation<U>;
}

/** The record that a form makes for an `owner`, whose ids are sent when it is created only; sent again it is changed. */
export const creator = <C extends AnyEndpoint, U extends AnyEndpoint, O extends Partial<BodyOf<C>>>(
  { create, change }: Writes<C, U>,
  campaignId: number | null,
  owner: O,
) =>
  createIdempotently<Sent<Omit<BodyOf<C>, keyof O>>, Made<C>>({
    create: ({ body, pictures }, idempotencyKey) => {
      const given = { body: { ...body, ...owner }, pictures, idempotencyKey };
      return mutate(create, campaignId, ...([given] as unknown as Arguments<C>)) as Promise<Made<C>>;
    },
    change: (id, sent) => {
      const given = { params: { id }, ...sent };
      return mutate(change, campaignId, ...([given] as unknown as Arguments<U>)) as Promise<Made<C>>;
    },
  });
