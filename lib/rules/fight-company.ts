import type { Combatant } from "@/lib/rules/fight-model";

type Met = Pick<Combatant, "id" | "kind" | "name" | "encounterId" | "slug">;

/** Combatants that are the same but for their number. */
export interface Foes<C> {
  key: string;
  /** Without a number. */
  name: string;
  members: C[];
}

/** Whom the party meets, by kind, in the order in which they were added. What has no source is a kind of its own. */
export const groupFoes = <C extends Met>(combatants: readonly C[]): Foes<C>[] => {
  const all = new Map<string, Foes<C>>();
  for (const one of combatants.toSorted((first, second) => first.id - second.id)) {
    if (one.kind === "character") continue;
    const { encounterId, slug } = one;
    const hasSource = encounterId !== null || slug !== null;
    const key = `${encounterId ?? ""} ${slug ?? ""} ${hasSource ? "" : one.id}`;
    const known = all.get(key);
    if (known) known.members.push(one);
    else all.set(key, { key, name: hasSource ? one.name.replace(/ \d+$/, "") : one.name, members: [one] });
  }
  return [...all.values()];
};
