import type { AnswerOf, Arguments } from "@/lib/client/api/call";
import { fingerprint, isAmbiguous, newKey } from "@/lib/client/api/idempotently";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { type BodyOf, type Mutation } from "./mutation";

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

interface Content<B> {
  body: B;
  pictures?: object;
}
interface Writes<C extends AnyEndpoint, U extends AnyEndpoint> {
  create: Mutation<C>;
  change: Mutation<U>;
}

/**
 * Creates a record for an `owner` at the first call of `save`, whose ids are sent with the create alone; later calls change the record, if
 * its content is another. After a lost answer the same create is repeated with its key, so that nothing is made twice.
 */
export const creator = <C extends AnyEndpoint, U extends AnyEndpoint, O extends Partial<BodyOf<C>>>(
  { create, change }: Writes<C, U>,
  campaignId: number | null,
  owner: O,
) => {
  type Made = AnswerOf<C> & { id: number };
  type Sent = Content<Omit<BodyOf<C>, keyof O>>;
  const post = idempotently(create);
  let created: { content: string; record: Made } | undefined;
  /** A create whose answer got lost. */
  let unanswered: Sent | undefined;

  const make = async (sent: Sent): Promise<Made> => {
    const given = [{ ...sent, body: { ...sent.body, ...owner } }] as unknown as Arguments<C>;
    try {
      const record = (await post(campaignId, ...given)) as Made;
      created = { content: fingerprint(sent), record };
      unanswered = undefined;
      return record;
    } catch (error) {
      unanswered = isAmbiguous(error) ? sent : undefined;
      throw error;
    }
  };
  return {
    /** What was created so far. */
    record: () => created?.record,
    save: async (sent: Sent): Promise<Made> => {
      // A refusal now means that it was not created then.
      if (unanswered)
        await make(unanswered).catch((error: unknown) => {
          if (isAmbiguous(error)) throw error;
        });
      const content = fingerprint(sent);
      if (!created) return make(sent);
      if (created.content === content) return created.record;
      const given = [{ ...sent, params: { id: created.record.id } }] as unknown as Arguments<U>;
      const record = (await change(campaignId, ...given)) as Made;
      created = { content, record };
      return record;
    },
  };
};
