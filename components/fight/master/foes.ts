import type { SeenInFight } from "@/lib/model/fight";
import type { Adding } from "@/components/fight/prepare/adding";

/** Combatants that are the same but for their number. */
interface Foes {
  key: string;
  /** Without a number. */
  name: string;
  members: SeenInFight[];
  /** What adds further ones; absent for what has no source. */
  more?: (count: number) => Adding;
}

const moreOf = ({ encounterId, slug }: SeenInFight): Foes["more"] => {
  if (slug !== null) return (count) => ({ library: [{ slug, count }] });
  if (encounterId === null) return undefined;
  return (count) => ({
    encounters: [{ id: encounterId, count, hitPoints: "written", initiative: "each" }],
  });
};

const byNumber = new Intl.Collator("en", { numeric: true });

/** Whom the party meets, by kind, in the order in which they were added. */
export const foesOf = (combatants: readonly SeenInFight[]): Foes[] => {
  const all = new Map<string, Foes>();
  for (const one of combatants.toSorted((first, second) => first.id - second.id)) {
    if (one.kind === "character") continue;
    const name = one.name.replace(/ \d+$/, "");
    const key = `${one.encounterId ?? ""} ${one.slug ?? ""} ${one.encounterId === null && one.slug === null ? one.id : ""}`;
    const more = moreOf(one);
    const known = all.get(key);
    if (known) known.members.push(one);
    else all.set(key, { key, name: more ? name : one.name, members: [one], ...(more && { more }) });
  }
  // Ids don't follow the numbers of the names.
  return [...all.values()].map((foes) => ({
    ...foes,
    members: foes.members.toSorted((one, next) => byNumber.compare(one.name, next.name)),
  }));
};
