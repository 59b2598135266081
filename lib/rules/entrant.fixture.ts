import type { Entrant } from "./fight-model";

/** Somebody without a sheet who comes into a fight, with 9 hit points, in the order of the ids. */
export const entrant = (id: number, name: string, changes: Partial<Entrant> = {}): Entrant => ({
  id,
  kind: "other",
  characterId: null,
  encounterId: null,
  slug: null,
  name,
  initiative: 20 - id,
  group: null,
  dexterity: 10,
  armourClass: null,
  hitPoints: { current: 9, max: 9, temporary: 0 },
  conditions: [],
  ...changes,
});
