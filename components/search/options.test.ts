import { expect, it } from "vitest";
import { idOf, optionsFor } from "./options";

it("lists the library's entries of every kind by their names, with what each is", () => {
  const entries = [
    { kind: "conditions", entry: { slug: "grappled", name: "Grappled", text: "Its speed becomes 0." } },
    { kind: "races", entry: { slug: "half-elf", name: "Half-Elf", speed: 30, size: "Medium" } },
    { kind: "classes", entry: { slug: "rogue", name: "Rogue", hitDie: 8 } },
  ] as const;
  const found = (sought: string) =>
    optionsFor({ sought, lately: [], acts: [], hits: [], entries, byBook: false });
  expect(
    ["grappl", "elf", "rogue", "speed"].map((sought) => found(sought).map(({ label }) => label)),
  ).toEqual([["condition"], ["race"], ["class"], []]);
});

it("gives each line of the list an id of its own, whatever the script", () => {
  const lately = ["нож", "меч", "меч 2", "меч-2", "меч  2", "sword", "Ʒ", "-", "--"];
  const options = optionsFor({ sought: "", lately, acts: [], hits: [], entries: [], byBook: false });
  const ids = options.map((option) => idOf("list", option));
  expect(new Set(ids).size).toBe(lately.length);
  for (const id of ids) expect(id).not.toMatch(/\s/);
});
