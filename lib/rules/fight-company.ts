import type { Combatant } from "@/lib/rules/fight-model";

type Met = Pick<Combatant, "id" | "kind" | "name" | "encounterId" | "slug">;

/** Combatants that are the same but for their number. */
export interface Foes<C> {
  key: string;
  /** Without a number. */
  name: string;
  members: C[];
}

const compared = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Whom the party meets, by kind, in the order of their names: the ids are drawn by chance, and the order of turns changes as more are
 * added. What has no source is a kind of its own.
 */
export const groupFoes = <C extends Met>(combatants: readonly C[]): Foes<C>[] => {
  const all = new Map<string, Foes<C>>();
  for (const one of combatants) {
    if (one.kind === "character") continue;
    const { encounterId, slug } = one;
    const hasSource = encounterId !== null || slug !== null;
    const key = `${encounterId ?? ""} ${slug ?? ""} ${hasSource ? "" : one.id}`;
    const name = hasSource ? one.name.replace(/ \d+$/, "") : one.name;
    const known = all.get(key);
    if (!known) all.set(key, { key, name, members: [one] });
    else {
      known.members.push(one);
      // Those of an encounter that was renamed meanwhile have two.
      if (name < known.name) known.name = name;
    }
  }
  return [...all.values()].toSorted(
    (one, other) => compared(one.name, other.name) || compared(one.key, other.key),
  );
};
