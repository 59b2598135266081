import type { Combatant, NewCombatant } from "@/lib/rules/fight-model";

const LONGEST = 120;
const numbered = (base: string, number: number) => {
  const suffix = ` ${number}`;
  return base.slice(0, LONGEST - suffix.length).replace(/[\uD800-\uDBFF]$/, "") + suffix;
};
const keepsItsName = ({ kind }: Pick<Combatant, "kind">) => kind === "character" || kind === "row";

/**
 * Names for newcomers: where there is more than one of a name they are numbered, and a lone Goblin becomes Goblin 1 when a second comes.
 * Characters and free rows keep their names. Answers who is renamed, and the newcomers' names in their order.
 */
export const namesFor = (
  present: readonly Combatant[],
  newcomers: readonly Pick<NewCombatant, "kind" | "name">[],
): { renamed: Map<number, string>; names: string[] } => {
  const renamed = new Map<number, string>();
  const highest = new Map<string, number>();
  const bases = new Set(newcomers.filter((one) => !keepsItsName(one)).map(({ name }) => name));
  for (const base of bases) {
    const same = present.filter((one) => one.kind !== "row" && one.baseName === base);
    const coming = newcomers.filter((one) => one.kind !== "row" && one.name === base).length;
    if (same.length + coming < 2) continue;
    const others = same.filter((one) => !keepsItsName(one));
    const numbers = others.map(({ name }) => Number(/ (\d+)$/.exec(name.slice(base.length))?.[1] ?? 0));
    let most = Math.max(0, ...numbers);
    for (const one of others) {
      if (one.name !== base) continue;
      most += 1;
      renamed.set(one.id, numbered(base, most));
    }
    highest.set(base, most);
  }
  const names = newcomers.map((one) => {
    const most = keepsItsName(one) ? undefined : highest.get(one.name);
    if (most === undefined) return one.name;
    highest.set(one.name, most + 1);
    return numbered(one.name, most + 1);
  });
  return { renamed, names };
};
