import type { CharacterRecord, EncounterRecord } from "./creature-record";

type Owned = Pick<CharacterRecord, "items" | "spells" | "actions">;

const isTaken = ({ fromLibrary = false }: { fromLibrary?: boolean | undefined }): boolean => fromLibrary;
const ownsTaken = ({ items, spells, actions }: Owned): boolean =>
  [...items, ...spells, ...actions].some(isTaken);

/** Whether anything in it was taken from the library: the licence's sentence then goes along. */
export const holdsLibraryEntries = ({
  characters,
  encounters,
  fights = [],
}: {
  characters: readonly Owned[];
  encounters: readonly EncounterRecord[];
  fights?: readonly { combatants: readonly { kind: string }[] }[];
}): boolean =>
  characters.some(ownsTaken) ||
  encounters.some((one) => isTaken(one) || ownsTaken(one)) ||
  fights.some(({ combatants }) => combatants.some(({ kind }) => kind === "library"));
