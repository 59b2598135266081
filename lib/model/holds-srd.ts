import type { CharacterRecord, EncounterRecord } from "./creature-record";
import { ORIGIN_SOURCE } from "./library-origin";

type Owned = Pick<CharacterRecord, "items" | "spells" | "actions">;

type Origins = Partial<Pick<CharacterRecord, "race" | "class">>;
const isOriginTaken = ({ race, class: its }: Origins): boolean =>
  [race, its].some((one) => one?.description.includes(ORIGIN_SOURCE));
const isTaken = ({ fromLibrary = false }: { fromLibrary?: boolean | undefined }): boolean => fromLibrary;
const ownsTaken = ({ items, spells, actions }: Owned): boolean =>
  [...items, ...spells, ...actions].some(isTaken);

/** Whether anything in it was taken from the library: the licence's sentence then goes along. */
export const holdsLibraryEntries = ({
  characters,
  encounters,
  fights = [],
}: {
  characters: readonly (Owned & Origins)[];
  encounters: readonly EncounterRecord[];
  fights?: readonly { combatants: readonly { kind: string }[] }[];
}): boolean =>
  characters.some((one) => isOriginTaken(one) || ownsTaken(one)) ||
  encounters.some((one) => isTaken(one) || isOriginTaken(one) || ownsTaken(one)) ||
  fights.some(({ combatants }) => combatants.some(({ kind }) => kind === "library"));
