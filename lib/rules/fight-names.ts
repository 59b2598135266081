import { cut } from "@/lib/rules/cut";
import type { Combatant, NewCombatant } from "@/lib/rules/fight-model";

const LONGEST = 120;
const numbered = (base: string, number: number) => {
  const suffix = ` ${number}`;
  return cut(base, LONGEST - suffix.length) + suffix;
};
const keepsItsName = ({ kind }: Pick<Combatant, "kind">) => kind === "character" || kind === "row";

const numberIn = ({ name, baseName }: Combatant): number =>
  Number(/ (\d+)$/.exec(name.slice(baseName.length))?.[1] ?? 0);

/** Gives numbered names, and none that is `given` already. */
const naming = (given: Set<string>) => (base: string, from: number) => {
  let number = from;
  while (given.has(numbered(base, number))) number += 1;
  const name = numbered(base, number);
  given.add(name);
  return { name, number };
};

/**
 * Names as a fight begins, which is when players first see them: where a hidden one has the name of others, those that are seen are
 * numbered without a gap, and the hidden ones after them. Answers who is renamed.
 */
export const namesAtStart = (present: readonly Combatant[]): Map<number, string> => {
  const renamed = new Map<number, string>();
  const foes = present.filter((one) => !keepsItsName(one));
  for (const base of new Set(foes.filter(({ isHidden }) => isHidden).map(({ baseName }) => baseName))) {
    const same = foes.filter(({ baseName }) => baseName === base);
    const inOrder = same.toSorted((one, next) => numberIn(one) - numberIn(next));
    const seen = inOrder.filter(({ isHidden }) => !isHidden);
    if (seen.length === 0) continue;
    const others = present.filter((one) => one.kind !== "row" && !same.includes(one));
    const isLone = seen.length === 1 && others.every(({ baseName }) => baseName !== base);
    const take = naming(new Set(others.map(({ name }) => name)));
    let number = 0;
    for (const one of inOrder.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))) {
      const isBare = isLone && number === 0;
      const given = isBare ? { name: base, number: 1 } : take(base, number + 1);
      number = given.number;
      if (given.name !== one.name) renamed.set(one.id, given.name);
    }
  }
  return renamed;
};

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
    !hidden && one.isHidden && !keepsItsName(one) && (bases.has(one.baseName) || bases.has(one.name));
  const given = new Set(present.filter((one) => !isYielding(one)).map(({ name }) => name));
  const take = naming(given);
  const rows = new Set(present.filter(({ kind }) => kind === "row").map(({ name }) => name));
  const isHeld = (name: string) => given.has(name) && !rows.has(name);
  const renamed = new Map<number, string>();
  const next = new Map<string, number>();
  for (const base of bases) {
    const same = present.filter((one) => one.kind !== "row" && one.baseName === base && !isYielding(one));
    const coming = newcomers.filter((one) => one.kind !== "row" && one.name === base).length;
    if (same.length + coming < 2) {
      // A name of its own may be the number of another: of an encounter "Goblin 2", beside Goblins.
      if (isHeld(base)) next.set(base, 2);
      else given.add(base);
      continue;
    }
    const others = same.filter((one) => !keepsItsName(one));
    const numbers = others.map(numberIn);
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
