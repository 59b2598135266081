import { expect, test } from "../support/fixtures";
import { change, createCharacter, expectRefused } from "./support";

test("conditions are a list of names with rounds or none", async ({ creator, campaign }) => {
  const sent = [{ name: "Poisoned", rounds: 3 }, { name: "x".repeat(40), rounds: null }, { name: "Prone" }];
  const kept = [...sent.slice(0, 2), { name: "Prone", rounds: null }];
  const made = await createCharacter(creator, campaign, { conditions: JSON.stringify(sent) });
  expect(JSON.parse(String(made["conditions"]))).toEqual(kept);
  const address = `/api/characters/${made["character_id"]}`;
  expect(await change(creator, address, made)).toEqual(made);
  // One that is repeated is kept once, as it was said last.
  const repeated = [{ name: "Poisoned", rounds: 9 }, ...sent, { name: "Prone", rounds: 2 }];
  expect(
    JSON.parse(String((await change(creator, address, { conditions: repeated }))["conditions"])),
  ).toEqual([...sent.slice(0, 2), { name: "Prone", rounds: 2 }]);
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Curse ${index}`, rounds: 999 }));
  expect(JSON.parse(String((await change(creator, address, { conditions: many }))["conditions"]))).toEqual(
    many,
  );
  const wrong = [
    [...many, { name: "One more" }],
    [{ name: "" }],
    [{ name: "x".repeat(41) }],
    [{ name: "Prone", rounds: 0 }],
    [{ name: "Prone", rounds: 1000 }],
    [{ name: "Prone", rounds: 1.5 }],
    [{ rounds: 1 }],
    "Prone",
  ];
  for (const conditions of wrong)
    await expectRefused(await creator.api.put(address, { data: { conditions } }), "conditions");
  expect(await change(creator, address, { conditions: [] })).toMatchObject({ conditions: "[]" });
});
