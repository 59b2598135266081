import type { Combatant, NewCombatant } from "@/lib/rules/fight-model";

const LONGEST = 120;
const numbered = (base: string, number: number) => {
  const suffix = ` ${number}`;
  return base.slice(0, LONGEST - suffix.length).replace(/[\uD800-\uDBFF]$/, "") + suffix;
};
const keepsItsName = ({ kind }: Pick<Combatant, "kind">) => kind === "character" || kind === "row";

/**
 * Names for newcomers: where there is more than one of a name they are numbered, and a lone Goblin becomes Goblin 1 when a second comes.
 * Characters and free rows keep their names. Nothing of it tells players of hidden ones: those rename nobody whom players see when they
 * come, and take a later number when somebody whom players see needs theirs. No name is given twice. Answers who is renamed, and the
 * newcomers' names in their order.
 */
export const namesFor = (
  present: readonly Combatant[],
  newcomers: readonly Pick<NewCombatant, "kind" | "name">[],
  hidden: boolean,
): { renamed: Map<number, string>; names: string[] } => {
  const bases = new Set(newcomers.filter((one) => !keepsItsName(one)).map(({ name }) => name));
  const isYielding = (one: Combatant) =>
    !hidden && one.isHidden && !keepsItsName(one) && bases.has(one.baseName);
  const given = new Set(present.filter((one) => !isYielding(one)).map(({ name }) => name));
  const take = (base: string, from: number): { name: string; number: number } => {
    let number = from;
    while (given.has(numbered(base, number))) number += 1;
    const name = numbered(base, number);
    given.add(name);
    return { name, number };
  };
  const renamed = new Map<number, string>();
  const next = new Map<string, number>();
  for (const base of bases) {
    const same = present.filter((one) => one.kind !== "row" && one.baseName === base && !isYielding(one));
    const coming = newcomers.filter((one) => one.kind !== "row" && one.name === base).length;
    if (same.length + coming < 2) {
      given.add(base);
      continue;
    }
    const others = same.filter((one) => !keepsItsName(one));
    const numbers = others.map(({ name }) => Number(/ (\d+)$/.exec(name.slice(base.length))?.[1] ?? 0));
    const alone = others.filter(({ name }) => name === base);
    for (const { id, isHidden } of alone) if (isHidden || !hidden) renamed.set(id, take(base, 1).name);
    next.set(base, Math.max(alone.length, ...numbers) + 1);
  }
  const names = newcomers.map((one) => {
    const from = keepsItsName(one) ? undefined : next.get(one.name);
    if (from === undefined) return one.name;
    const { name, number } = take(one.name, from);
    next.set(one.name, number + 1);
    return name;
  });
  const yielding = present.filter(isYielding);
  const displaced = yielding.filter(({ name }) => given.has(name));
  for (const one of yielding) given.add(one.name);
  for (const { id, baseName } of displaced) renamed.set(id, take(baseName, 2).name);
  return { renamed, names };
};
