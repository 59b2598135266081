import { CallError } from "./call";
import { isMadeOf } from "./is-made-of";

interface Thing {
  id: number;
}
interface Making<V, M> {
  make: (value: V) => Promise<M>;
  /** Brings what was made already to what is to be saved now. */
  change: (id: number, value: V) => Promise<M>;
  /** What an earlier call has made whose answer got lost, if it has. Left out where `make` itself makes no second one. */
  find?: ((value: V) => Promise<M | undefined>) | undefined;
}

/** No answer, or one from between us and the server: the call may have done its work. */
const isUnsure = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 502);

const markOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );

/** Makes a thing at the first call; later ones change it, if it has to be another than it was. */
export const makeOnce = <V, M extends Thing>({ make, change, find }: Making<V, M>) => {
  let kept: { mark: string; thing: M } | undefined;
  let lost: { mark: string; value: V } | undefined;
  return {
    thing: () => kept?.thing,
    put: async (value: V): Promise<M> => {
      const mark = markOf(value);
      if (!kept && lost && find) {
        const thing = await find(lost.value);
        if (thing) kept = { mark: lost.mark, thing };
      }
      if (kept?.mark === mark) return kept.thing;
      const thing = await (kept ? change(kept.thing.id, value) : make(value)).catch((error: unknown) => {
        if (!kept && isUnsure(error)) lost = { mark, value };
        throw error;
      });
      kept = { mark, thing };
      return thing;
    },
  };
};

/** Among all that there is now: what was not there before, and is what was sent. */
export const newlyMade = <M extends Thing>(
  all: readonly M[],
  known: readonly Thing[],
  sent: object,
): M | undefined => all.find((one) => !known.some(({ id }) => id === one.id) && isMadeOf(one, sent));
