import { expect, it } from "vitest";
import { idOf, optionsFor } from "./options";

it("gives each line of the list an id of its own, whatever the script", () => {
  const lately = ["нож", "меч", "меч 2", "меч-2", "меч  2", "sword", "Ʒ", "-", "--"];
  const options = optionsFor({ sought: "", lately, acts: [], hits: [], entries: [], byBook: false });
  const ids = options.map((option) => idOf("list", option));
  expect(new Set(ids).size).toBe(lately.length);
  for (const id of ids) expect(id).not.toMatch(/\s/);
});
