import type { AnswerOf, Arguments } from "@/lib/client/api/call";
import { fingerprint, isAmbiguous, newKey } from "@/lib/client/api/idempotently";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { changedParts } from "@/lib/rules/changed-parts";
import type { BodyOf, Mutation } from "./mutation";

interface Content<B> {
  body: B;
  pictures?: object;
}
interface Writes<C extends AnyEndpoint, U extends AnyEndpoint> {
  create: Mutation<C>;
  change: Mutation<U>;
}

/** The pictures that are others than those that were `sent`. */
const newPictures = (sent: object = {}, now: object = {}): object => {
  const before = Object.entries(sent).map((one) => fingerprint(one));
  return Object.fromEntries(
    Object.entries(now).filter((one) => one[1] !== undefined && !before.includes(fingerprint(one))),
  );
};

/**
 * Creates a record for an `owner` at the first call of `save`, whose ids are sent with the create alone; later calls change the record by
 * what is another than was sent last, so that what others changed meanwhile is kept. After a lost answer the same create is repeated with its
 * key, so that nothing is made twice.
 */
export const creator = <C extends AnyEndpoint, U extends AnyEndpoint, O extends Partial<BodyOf<C>>>(
  { create, change }: Writes<C, U>,
  campaignId: number | null,
  owner: O,
) => {
  type Made = AnswerOf<C> & { id: number };
  type Sent = Content<Omit<BodyOf<C>, keyof O>>;
  let created: { sent: Sent; record: Made } | undefined;
  /** A create whose answer got lost. */
  let unanswered: { sent: Sent; key: string } | undefined;

  const make = async (sent: Sent, key = newKey()): Promise<Made> => {
    const given = { ...sent, body: { ...sent.body, ...owner }, idempotencyKey: key };
    try {
      const record = (await create(campaignId, ...([given] as unknown as Arguments<C>))) as Made;
      created = { sent, record };
      unanswered = undefined;
      return record;
    } catch (error) {
      unanswered = isAmbiguous(error) ? { sent, key } : undefined;
      throw error;
    }
  };
  const changeBy = async (before: { sent: Sent; record: Made }, sent: Sent): Promise<Made> => {
    const body = changedParts(before.sent.body, sent.body);
    const pictures = newPictures(before.sent.pictures, sent.pictures);
    const isPictured = Object.keys(pictures).length > 0;
    if (Object.keys(body).length === 0 && !isPictured) return before.record;
    const given = { params: { id: before.record.id }, body, ...(isPictured && { pictures }) };
    try {
      const record = (await change(campaignId, ...([given] as unknown as Arguments<U>))) as Made;
      created = { sent: { body: sent.body, pictures: { ...before.sent.pictures, ...pictures } }, record };
      return record;
    } catch (error) {
      // What is stored of it isn't known: it is sent again, whatever it is then.
      const unknown = Object.fromEntries(Object.keys(body).map((name) => [name, undefined]));
      if (isAmbiguous(error))
        created = { ...before, sent: { ...before.sent, body: { ...before.sent.body, ...unknown } } };
      throw error;
    }
  };
  return {
    /** What was created so far. */
    record: () => created?.record,
    save: async (sent: Sent): Promise<Made> => {
      // A refusal now means that it was not created then.
      if (unanswered)
        await make(unanswered.sent, unanswered.key).catch((error: unknown) => {
          if (isAmbiguous(error)) throw error;
        });
      return created ? changeBy(created, sent) : make(sent);
    },
  };
};
