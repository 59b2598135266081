import { expect, it } from "vitest";
import { groupFoes } from "./fight-company";

const foe = (id: number, name: string, encounterId: number | null) => ({
  id,
  kind: "encounter" as const,
  name,
  encounterId,
  slug: null,
});

it("names kinds in the order of their names, whatever ids they drew and wherever they stand in the order of turns", () => {
  const kinds = [foe(9, "Eel", 1), foe(5, "Goblin 2", 2), foe(1, "Goblin 1", 2), foe(3, "Ash heap", null)];
  for (const order of [kinds, kinds.toReversed()])
    expect(groupFoes(order).map(({ name, members }) => `${name} ${members.length}`)).toEqual([
      "Ash heap 1",
      "Eel 1",
      "Goblin 2",
    ]);
});
