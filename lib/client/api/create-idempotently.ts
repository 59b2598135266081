import { fingerprint, isAmbiguous, newKey } from "./idempotently";

interface Create<V, M> {
  /** The POST, with the key of this attempt. */
  create: (value: V, idempotencyKey: string) => Promise<M>;
  /** Changes what was created to what is to be saved now. */
  change: (id: number, value: V) => Promise<M>;
}

/**
 * Creates a record at the first call of `save`; later calls change it, if its content is another. After a lost answer the same create is
 * repeated with its key, so that nothing is made twice.
 */
export const createIdempotently = <V, M extends { id: number }>({ create, change }: Create<V, M>) => {
  let created: { content: string; record: M } | undefined;
  /** A create whose answer got lost. */
  let unanswered: { value: V; key: string } | undefined;

  const attempt = async (value: V, key: string): Promise<M> => {
    try {
      const record = await create(value, key);
      created = { content: fingerprint(value), record };
      unanswered = undefined;
      return record;
    } catch (error) {
      unanswered = isAmbiguous(error) ? { value, key } : undefined;
      throw error;
    }
  };
  return {
    /** What was created so far. */
    record: () => created?.record,
    save: async (value: V): Promise<M> => {
      const lost = unanswered;
      // A refusal now means that it was not created then.
      if (lost)
        await attempt(lost.value, lost.key).catch((error: unknown) => {
          if (isAmbiguous(error)) throw error;
        });
      const content = fingerprint(value);
      if (!created) return attempt(value, newKey());
      if (created.content === content) return created.record;
      const record = await change(created.record.id, value);
      created = { content, record };
      return record;
    },
  };
};
