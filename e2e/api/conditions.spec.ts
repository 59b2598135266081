import { expect, test } from "../support/fixtures";
import { answerOf, change, createCharacter, expectRefused } from "./support";

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

test("a condition is taken off and put on by its name, and the others stay as they are by then", async ({
  creator,
  admin,
  campaign,
}) => {
  const { character_id } = await createCharacter(creator, campaign);
  const address = `/api/characters/${character_id}`;
  const post = (data: object, by = creator) => by.api.post(`${address}/conditions`, { data });
  const send = async (data: object, by = creator) =>
    JSON.parse(String((await answerOf(await post(data, by)))["conditions"]));
  const prone = { name: "Prone", rounds: null };
  const poisoned = { name: "Poisoned", rounds: 3 };
  expect(await send({ condition: "Prone" })).toEqual([prone]);
  expect(await send({ condition: "Poisoned", rounds: "3" })).toEqual([prone, poisoned]);
  expect(await send({ condition: "Poisoned", rounds: 9 })).toEqual([prone, poisoned]);
  expect(await send({ condition: "Blinded", off: 1 })).toEqual([prone, poisoned]);
  expect(await send({ condition: "Prone", off: 1 })).toEqual([poisoned]);

  const names = Array.from({ length: 19 }, (_, index) => `Mark ${index}`);
  await Promise.all(
    names.map((condition, index) => send({ condition, rounds: index + 1 }, index % 2 ? admin : creator)),
  );
  const full = await post({ condition: "Prone" });
  expect(await answerOf(full, 409)).toEqual({ error: "At most 20 conditions" });
  expect(await send({ condition: "Poisoned" })).toHaveLength(20);
  await Promise.all(
    names.map((condition, index) => send({ condition, off: 1 }, index % 2 ? creator : admin)),
  );
  expect(await send({ condition: "Prone", off: 1 })).toEqual([poisoned]);

  for (const condition of [undefined, "", " ", "x".repeat(41), 7])
    await expectRefused(await post({ condition }), "condition");
  for (const rounds of [0, 1000, "x"])
    await expectRefused(await post({ condition: "Prone", rounds }), "rounds");
  await expectRefused(await post({ condition: "Prone", off: 2 }), "off");
});
