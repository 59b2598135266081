/**
 * No answer, or one from between us and the server: the call may have done its work. Known by the status of a `CallError`, so that what
 * loads later brings no second copy of the calls along.
 */
export const isAmbiguous = (error: unknown): boolean =>
  error instanceof Error &&
  "status" in error &&
  typeof error.status === "number" &&
  (error.status === 0 || error.status >= 502);

/** 128 random bits. `crypto.randomUUID` is missing where a page comes without TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a call would do, as text. */
export const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );

/**
 * A POST that creates: after a lost answer the same content is sent with the same key, so that nothing is made twice. Hold one for each
 * form or button.
 */
export const idempotently = <V, A>(post: (value: V, idempotencyKey: string) => Promise<A>) => {
  let unanswered: { content: string; key: string } | undefined;
  return async (value: V): Promise<A> => {
    const content = fingerprint(value);
    const key = unanswered?.content === content ? unanswered.key : newKey();
    try {
      const answer = await post(value, key);
      unanswered = undefined;
      return answer;
    } catch (error) {
      unanswered = isAmbiguous(error) ? { content, key } : undefined;
      throw error;
    }
  };
};

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
