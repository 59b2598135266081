import { api, type Contract, type Names } from "@/lib/client/api";
import { CallError, call } from "@/lib/client/call";
import type { CharacterClass, CharacterHeritage, Heritage, OriginSent } from "@/lib/model/origin";

type Place = { characterId: number };
/** The calls of a race or of a background. */
type Races = Contract["characterRaces"];
type Backgrounds = Contract["characterBackgrounds"];
export type HeritageCalls = Names<{ [K in keyof Races]: Races[K] | Backgrounds[K] }>;

/**
 * A character has one race, background and class. Where it has one already, because the answer to an earlier try got lost or another tab
 * made it, that one is changed.
 */
const orChange = async <M>(
  error: unknown,
  list: () => Promise<M[]>,
  change: (there: M) => Promise<M>,
): Promise<M> => {
  const [there] = error instanceof CallError && error.status === 409 ? await list() : [];
  if (there === undefined) throw error;
  return change(there);
};

export const makeHeritage = (calls: HeritageCalls, body: Heritage & Place): Promise<CharacterHeritage> =>
  call(calls.create, { body }).catch((error: unknown) =>
    orChange(
      error,
      () => call(calls.list, { params: { id: body.characterId } }),
      ({ id }) => call(calls.change, { params: { id }, body }),
    ),
  );

export const makeClass = (body: OriginSent & Place): Promise<CharacterClass> =>
  call(api.characterClasses.create, { body }).catch((error: unknown) =>
    orChange(
      error,
      () => call(api.characterClasses.list, { params: { id: body.characterId } }),
      ({ id }) => call(api.characterClasses.change, { params: { id }, body }),
    ),
  );
