import { isGone } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import type { OpenedFor } from "@/lib/model/opened";
import { isForFewer, openingOf, type OpeningValues } from "./opening";

interface Steps<V extends OpeningValues, A extends { id: number }> {
  write: (fields: V, before: Partial<V>) => Promise<A>;
  seal: (id: number) => Promise<A>;
  open: (id: number, audience: OpenedFor) => Promise<A>;
}

/**
 * A form that is saved by two calls: what stands in it, and then for whom it is open, where that is another than before. Whom it is closed to
 * must not read what is written: of a record that is there already this comes first.
 * @param isMadeBefore whether an earlier page may have made the record, which may be open by now
 */
export const keepInTwoSteps = <V extends OpeningValues, A extends { id: number }>(isMadeBefore = false) => {
  /** What earlier tries stored while the form still goes on from what was before; undefined where an answer got lost. */
  let stored: Partial<V> = {};
  let opened: OpeningValues | "unknown" | undefined = isMadeBefore ? "unknown" : undefined;
  /** Of the save that goes on. */
  let close = async (_: number): Promise<unknown> => undefined;
  return {
    /** A change of a record, which is closed first. */
    closingFirst:
      <G extends { params: { id: number } }>(change: (campaignId: number | null, given: G) => Promise<A>) =>
      async (campaignId: number | null, given: G): Promise<A> => {
        await close(given.params.id);
        return change(campaignId, given);
      },
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
      const was = opened ?? before;
      const known = was === "unknown" ? undefined : was;
      const opening = openingOf(known, fields);
      const set = async (id: number): Promise<A> => {
        try {
          const answer = await (typeof opening === "object" ? open(id, opening.for) : seal(id));
          opened = fields;
          return answer;
        } catch (error) {
          if (isAmbiguous(error)) opened = "unknown";
          throw error;
        }
      };
      close = async (id) => opening !== undefined && isForFewer(known, fields) && set(id);
      const written = await write(fields, from).catch((error: unknown) => {
        const names = Object.keys(fields).filter((name) => from[name as keyof V] !== fields[name as keyof V]);
        if (isAmbiguous(error))
          stored = { ...stored, ...Object.fromEntries(names.map((name) => [name, undefined])) };
        throw error;
      });
      stored = { ...fields };
      return opening === undefined || opened === fields ? written : set(written.id);
    },
  };
};
