import { expect, test } from "../support/fixtures";
import { origins } from "./records";
import { answerOf, change, create, createCharacter, read } from "./support";

for (const [kind, { id, name, full, empty }] of Object.entries(origins)) {
  const base = `/api/character-${kind}`;

  test(`every field of a character's ${kind} comes back as it was sent`, async ({ creator, campaign }) => {
    const { character_id } = await createCharacter(creator, campaign);
    expect(await read(creator, `${base}/character/${character_id}`)).toEqual([]);
    const response = await creator.api.post(base, { data: { character_id: String(character_id), ...full } });
    const record = await answerOf(response, 201);
    expect(record).toEqual({
      ...full,
      [id]: expect.any(Number),
      character_id,
      created_at: expect.any(String),
    });
    expect(await read(creator, `${base}/character/${character_id}`)).toEqual([record]);
    expect(await change(creator, `${base}/${record[id]}`, record)).toEqual(record);
    const character = await read(creator, `/api/characters/id/${character_id}`);
    expect({
      races: character["race"],
      backgrounds: character["background"],
      classes: character["class"],
    }).toEqual({ races: "", backgrounds: "", classes: "", [kind]: record[name] });
    expect(await read(creator, `/api/characters/${campaign.id}`)).toEqual([character]);
  });

  test(`${kind} need nothing but a character, and a character has one`, async ({ creator, campaign }) => {
    const { character_id } = await createCharacter(creator, campaign);
    const record = await create(creator, base, { character_id: Number(character_id) });
    expect(record).toMatchObject({ ...empty, tool_proficiencies: "[]", language_proficiencies: "[]" });
    const second = await creator.api.post(base, { data: { character_id, [name]: "Another" } });
    expect(await answerOf(second, 409)).toEqual({ error: "This character has one already" });
  });

  test(`a change of ${kind} keeps what isn't sent and moves nothing to another character`, async ({
    creator,
    campaign,
  }) => {
    const { character_id } = await createCharacter(creator, campaign);
    const other = await createCharacter(creator, campaign);
    const record = await answerOf(await creator.api.post(base, { data: { character_id, ...full } }), 201);
    const address = `${base}/${record[id]}`;
    expect(await change(creator, address, {})).toEqual(record);
    const nulls = Object.fromEntries(Object.keys(full).map((field) => [field, null]));
    expect(await change(creator, address, nulls)).toEqual(record);
    const renamed = { ...record, [name]: "Newer" };
    expect(
      await change(creator, address, { [name]: "Newer", character_id: other["character_id"], [id]: 1 }),
    ).toEqual(renamed);
    expect(await read(creator, `/api/characters/id/${character_id}`)).toMatchObject({
      [{ races: "race", backgrounds: "background", classes: "class" }[kind] ?? ""]: "Newer",
    });
  });
}
