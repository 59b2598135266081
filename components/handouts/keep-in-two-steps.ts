import { isGone } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import type { OpenedFor } from "@/lib/model/opened";
import { openingOf, type OpeningValues } from "./opening";

interface Steps<V extends OpeningValues, A extends { id: number }> {
  write: (fields: V, before: Partial<V>) => Promise<A>;
  seal: (id: number) => Promise<A>;
  open: (id: number, audience: OpenedFor) => Promise<A>;
}

/** A form that is saved by two calls: what stands in it, and then for whom it is open, where that is another than before. */
export const keepInTwoSteps = <V extends OpeningValues, A extends { id: number }>() => {
  /** What earlier tries stored while the form still goes on from what was before; undefined where an answer got lost. */
  let stored: Partial<V> = {};
  let opened: OpeningValues | "unknown" | undefined;
  return {
    /** The form goes on from what was read just now. */
    forget: () => {
      stored = {};
      opened = undefined;
    },
    /**
     * Sends the change, and creates the record again where the answer is 404, so that a form whose record somebody else deleted loses no
     * text. The new record is sealed unless its opening was changed in this form: deleting an open one has taken it from the players.
     */
    changeOrMakeAnew: (change: () => Promise<A>, makeAnew: () => Promise<A>): Promise<A> =>
      change().catch((error: unknown) => {
        if (!isGone(error)) throw error;
        return makeAnew();
      }),
    save: async (fields: V, before: V, { write, seal, open }: Steps<V, A>): Promise<A> => {
      const from = { ...before, ...stored };
      const written = await write(fields, from).catch((error: unknown) => {
        const names = Object.keys(fields).filter((name) => from[name as keyof V] !== fields[name as keyof V]);
        if (isAmbiguous(error))
          stored = { ...stored, ...Object.fromEntries(names.map((name) => [name, undefined])) };
        throw error;
      });
      stored = { ...fields };
      const was = opened ?? before;
      const opening = openingOf(was === "unknown" ? undefined : was, fields);
      if (opening === undefined) return written;
      try {
        const answer = await (opening === "seal" ? seal(written.id) : open(written.id, opening.for));
        opened = fields;
        return answer;
      } catch (error) {
        if (isAmbiguous(error)) opened = "unknown";
        throw error;
      }
    },
  };
};
