import type { CombatantView } from "@/lib/model/fight";
import { type Foes as FoesOfRules, groupFoes } from "@/lib/rules/fight-company";
import type { Adding } from "@/components/fight/prepare/adding";

interface Foes extends FoesOfRules<CombatantView> {
  /** What adds further ones; absent for what has no source. */
  more?: (count: number) => Adding;
}

const moreOf = ({ encounterId, slug }: CombatantView, hidden: boolean): Foes["more"] => {
  if (slug !== null) return (count) => ({ library: [{ slug, count }], hidden });
  if (encounterId === null) return undefined;
  return (count) => ({
    encounters: [{ id: encounterId, count, hitPoints: "written", initiative: "each" }],
    hidden,
  });
};

const byNumber = new Intl.Collator("en", { numeric: true });

/** Whom the party meets, by kind, with what brings more of them. */
export const foesOf = (combatants: readonly CombatantView[]): Foes[] =>
  groupFoes(combatants).map((foes) => {
    // Those that come to hidden ones are hidden too: they can be shown later, and what was seen can't be hidden again.
    const hidden = foes.members.some(({ isHidden }) => isHidden);
    const more = foes.members[0] && moreOf(foes.members[0], hidden);
    // Ids don't follow the numbers of the names.
    const members = foes.members.toSorted((one, next) => byNumber.compare(one.name, next.name));
    return { ...foes, members, ...(more && { more }) };
  });
