import { type AnswerOf, type Arguments, CallError, isGone } from "@/lib/client/api/call";
import { isAmbiguous, isUndecided } from "@/lib/client/api/failures";
import { fingerprint, newKey } from "@/lib/client/api/idempotency-key";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { OTHER_CONTENTS } from "@/lib/contract/idempotency";
import { createTexts } from "@/lib/messages/creates";
import { changedParts } from "@/lib/rules/changed-parts";
import type { SentPlace } from "@/lib/client/storage/sent-creates";
import type { BodyOf, Mutation } from "./mutation";

interface Content<B> {
  body: B;
  pictures?: object;
}
interface Writes<C extends AnyEndpoint, U extends AnyEndpoint> {
  create: Mutation<C>;
  change: Mutation<U>;
  /** Keeps what was sent beyond the page. */
  place?: SentPlace;
  /**
   * The field by which what a later page sends first is the same record, `name` unless said. Where it differs, something else was written over the
   * draft: what was made stays as it is, and another one is made. Null where `place` belongs to one record alone.
   */
  identity?: string | null;
}

/** Whether the key has made something already of what isn't known here any more: an earlier page sent another picture. */
const isMadeOfOther = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.message === OTHER_CONTENTS;

/** Whether a create may have been carried out. */
const mayBeMade = (error: unknown): boolean => isUndecided(error) || isMadeOfOther(error);

/**
 * A refusal as the form says it. Which record a key has made isn't told, so that it can't be changed from here, and another one would be made
 * twice.
 */
const explained = (error: unknown): unknown =>
  isMadeOfOther(error) ? new CallError(createTexts.madeAlready, { status: 409, fields: {} }) : error;

const fieldOf = (body: object, name: string | null): unknown =>
  Object.entries(body).find(([one]) => one === name)?.[1];

/** A body without the fields of another one. */
const unset = <B extends object>(body: B, fields: object): B => ({
  ...body,
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
});

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
  { create, change, place, identity = "name" }: Writes<C, U>,
  campaignId: number | null,
  owner: O,
) => {
  type Made = AnswerOf<C> & { id: number };
  type Sent = Content<Omit<BodyOf<C>, keyof O>>;
  /** Without its record where an earlier page made it. */
  interface Created {
    id: number;
    key: string;
    sent: Sent;
    record?: Made;
  }
  const before = place?.read();
  const earlier = before && { key: before.key, sent: { body: before.body as Sent["body"] } };
  let created: Created | undefined =
    before?.id === undefined || !earlier ? undefined : { ...earlier, id: before.id };
  /** A create whose answer got lost. */
  let unanswered: { sent: Sent; key: string } | undefined = created ? undefined : earlier;
  /** Whether `save` wasn't called yet: later calls may rename the record, the first one compares it with the draft's. */
  let isFirst = true;

  const keep = ({ body, pictures }: Sent, known: { key: string; id?: number }) =>
    place?.keep({ ...known, body, pictures: fingerprint(pictures ?? {}) });
  const setCreated = (next: Created) => {
    created = next;
    // The draft may be the record's own by now.
    if (place?.read()) keep(next.sent, { key: next.key, id: next.id });
  };
  const make = async (sent: Sent, key = newKey()): Promise<Made> => {
    const given = { ...sent, body: { ...sent.body, ...owner }, pressKey: key };
    keep(sent, { key });
    try {
      const record = (await create(campaignId, ...([given] as unknown as Arguments<C>))) as Made;
      setCreated({ id: record.id, key, sent, record });
      unanswered = undefined;
      return record;
    } catch (error) {
      unanswered = mayBeMade(error) ? { sent, key } : undefined;
      if (!unanswered) place?.keep(undefined);
      throw explained(error);
    }
  };
  const changeBy = async ({ sent: last, ...known }: Created, sent: Sent): Promise<Made> => {
    const body = changedParts(last.body, sent.body);
    const pictures = newPictures(last.pictures, sent.pictures);
    const isPictured = Object.keys(pictures).length > 0;
    if (known.record && Object.keys(body).length === 0 && !isPictured) return known.record;
    const given = { params: { id: known.id }, body, ...(isPictured && { pictures }) };
    try {
      const record = (await change(campaignId, ...([given] as unknown as Arguments<U>))) as Made;
      const stored = { body: sent.body, pictures: { ...last.pictures, ...pictures } };
      setCreated({ ...known, sent: stored, record });
      return record;
    } catch (error) {
      if (isGone(error)) created = undefined;
      // What is stored of it isn't known: it is sent again, whatever it is then.
      if (isAmbiguous(error)) setCreated({ ...known, sent: { ...last, body: unset(last.body, body) } });
      throw error;
    }
  };
  /** Pictures are not kept beyond a page; those of the draft are the same, where none was chosen since. */
  const withPictures = (last: Sent, { pictures = {} }: Sent): Sent =>
    last.pictures || before?.pictures !== fingerprint(pictures) ? last : { ...last, pictures };
  return {
    /** What was created so far. */
    record: () => created?.record,
    save: async (sent: Sent): Promise<Made> => {
      if (isFirst && before && fieldOf(before.body, identity) !== fieldOf(sent.body, identity)) {
        created = undefined;
        unanswered = undefined;
      }
      isFirst = false;
      // A refusal now means that it was not created then.
      if (unanswered)
        await make(withPictures(unanswered.sent, sent), unanswered.key).catch((error: unknown) => {
          if (unanswered) throw error;
        });
      if (!created) return make(sent);
      try {
        return await changeBy({ ...created, sent: withPictures(created.sent, sent) }, sent);
      } catch (error) {
        // A change that is answered 404 becomes a create: somebody else deleted the record, and what stands in the form is to be kept.
        if (!isGone(error)) throw error;
        return make(sent);
      }
    },
  };
};
