import { expect, test } from "../support/fixtures";
import { pngFile, textFile } from "../support/images";
import { kinds, least, listOf, ownerOf } from "./belongings";
import { answerOf, change, create, expectRefused, isServed, read } from "./support";

for (const one of kinds) {
  const { owner, base, kind, id, full } = one;
  const [name, image, effects] = [
    `${kind}_name`,
    `${kind}_image`,
    kind === "item" ? "item_effect" : `${kind}_effects`,
  ];

  test(`every field in ${base} comes back as it was sent`, async ({ creator, campaign }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    const made = await create(creator, `/api/${base}`, {
      [`${owner}_id`]: ownerId,
      ...full,
      [image]: pngFile(),
    });
    expect(made).toEqual({
      ...full,
      ...("abilities" in full && { abilities: expect.any(String) }),
      [id]: expect.any(Number),
      [`${owner}_id`]: ownerId,
      [image]: expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/),
      created_at: expect.any(String),
    });
    if ("abilities" in full)
      expect(JSON.parse(String(made["abilities"]))).toEqual(JSON.parse(full.abilities));
    expect(await read(creator, listOf(one, ownerId))).toEqual([made]);
    expect(await change(creator, `/api/${base}/${made[id]}`, made)).toEqual(made);
  });

  test(`${base} needs a name and is listed in the order of creation`, async ({ creator, campaign }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    expect(await read(creator, listOf(one, ownerId))).toEqual([]);
    for (const blank of ["", "  ", null, undefined, "x".repeat(121)])
      await expectRefused(
        await creator.api.post(`/api/${base}`, {
          data: { ...least(one), [`${owner}_id`]: ownerId, [name]: blank },
        }),
        name,
      );
    const made = [];
    for (const each of ["C", "A", "B"])
      made.push(
        await answerOf(
          await creator.api.post(`/api/${base}`, {
            data: { ...least(one), [`${owner}_id`]: String(ownerId), [name]: each },
          }),
          201,
        ),
      );
    expect(await read(creator, listOf(one, ownerId))).toEqual(made);
    expect(made[0]).toMatchObject({
      [`${kind}_description`]: "",
      [`${kind}_range`]: "",
      [image]: null,
      [effects]: kind === "item" ? "" : "[]",
      damage_types: "[]",
    });
  });

  test(`a change in ${base} keeps what isn't sent, the picture included`, async ({ creator, campaign }) => {
    const ownerId = await ownerOf(owner, creator, campaign);
    const made = await create(creator, `/api/${base}`, {
      [`${owner}_id`]: ownerId,
      ...full,
      [image]: pngFile(),
    });
    const address = `/api/${base}/${made[id]}`;
    expect(await change(creator, address, {})).toEqual(made);
    const nulls = Object.fromEntries(Object.keys(made).map((field) => [field, null]));
    expect(await change(creator, address, nulls)).toEqual(made);
    const elsewhere = await ownerOf(owner, creator, campaign);
    const sent = { [name]: "Flute", [`${owner}_id`]: elsewhere, [image]: "/images/other.webp" };
    expect(await change(creator, address, sent)).toEqual({ ...made, [name]: "Flute" });

    const wrong = await creator.api.put(address, { multipart: { [image]: textFile() } });
    expect(await answerOf(wrong, 415)).toEqual({ error: "Only image files are allowed" });
    const next = await answerOf(await creator.api.put(address, { multipart: { [image]: pngFile() } }));
    expect(next[image]).not.toBe(made[image]);
    expect(await isServed(creator, made[image])).toBe(false);
    expect(await isServed(creator, next[image])).toBe(true);
    expect((await creator.api.delete(address)).status()).toBe(200);
    expect(await isServed(creator, next[image])).toBe(false);
    expect(await read(creator, listOf(one, ownerId))).toEqual([]);
    expect((await creator.api.delete(address)).status()).toBe(404);
  });
}
