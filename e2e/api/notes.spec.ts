import { type Campaign, expect, test } from "../support/fixtures";
import type { Person } from "../support/people";

test("the dungeon master's notes are created, listed oldest first, changed and deleted", async ({
  creator,
  campaign,
}) => {
  const first = await creator.api.post("/api/dm-notes", {
    data: { campaign_id: String(campaign.id), note_text: "The sexton is dead." },
  });
  expect(first.status()).toBe(201);
  const { note_id } = await first.json();
  await creator.api.post("/api/dm-notes", { data: { campaign_id: campaign.id, note_text: "Second sheet" } });
  const list = await creator.api.get(`/api/dm-notes/${campaign.id}`);
  expect((await list.json()).map((note: { note_text: string }) => note.note_text)).toEqual([
    "The sexton is dead.",
    "Second sheet",
  ]);
  const changed = await creator.api.put(`/api/dm-notes/${note_id}`, { data: { note_text: "He knows." } });
  expect(changed.status()).toBe(200);
  expect(await changed.json()).toMatchObject({ note_id, note_text: "He knows." });
  expect((await creator.api.delete(`/api/dm-notes/${note_id}`)).status()).toBe(200);
  expect((await creator.api.put(`/api/dm-notes/${note_id}`, { data: { note_text: "x" } })).status()).toBe(
    404,
  );
});

test("titles come without the texts, and a sheet by itself", async ({ creator, campaign }) => {
  const ids: number[] = [];
  for (const title of ["Session 1", ""]) {
    const data = { campaign_id: campaign.id, title, note_text: `What happened: ${title}` };
    ids.push((await (await creator.api.post("/api/dm-notes", { data })).json()).note_id);
  }
  const titles = await (await creator.api.get(`/api/dm-notes/${campaign.id}/titles`)).json();
  const [created_at, updated_at] = [expect.any(String), expect.any(String)];
  expect(titles).toEqual([
    { note_id: ids[0], title: "Session 1", created_at, updated_at },
    { note_id: ids[1], title: "", created_at, updated_at },
  ]);
  const one = await creator.api.get(`/api/dm-notes/id/${ids[0]}`);
  const [whole] = await (await creator.api.get(`/api/dm-notes/${campaign.id}`)).json();
  expect(await one.json()).toEqual(whole);
  expect(whole).toMatchObject({ note_text: "What happened: Session 1" });
  await creator.api.delete(`/api/dm-notes/${ids[0]}`);
  expect((await creator.api.get(`/api/dm-notes/id/${ids[0]}`)).status()).toBe(404);
});

test("an admin may use the notes, a player and a stranger may not", async ({
  creator,
  admin,
  player,
  stranger,
  campaign,
}) => {
  const created = await creator.api.post("/api/dm-notes", {
    data: { campaign_id: campaign.id, note_text: "secret" },
  });
  const { note_id } = await created.json();
  const statuses = async (person: typeof creator) => [
    (await person.api.get(`/api/dm-notes/${campaign.id}`)).status(),
    (await person.api.post("/api/dm-notes", { data: { campaign_id: campaign.id, note_text: "x" } })).status(),
    (await person.api.put(`/api/dm-notes/${note_id}`, { data: { note_text: "y" } })).status(),
  ];
  expect(await statuses(admin)).toEqual([200, 201, 200]);
  expect(await statuses(player)).toEqual([403, 403, 403]);
  expect(await statuses(stranger)).toEqual([404, 404, 404]);
});

const firstNote = async ({ api }: Person, { id }: Campaign) => {
  const created = await api.post("/api/dm-notes", { data: { campaign_id: id, note_text: "one" } });
  return (await created.json()) as { note_id: number; updated_at: string };
};

test("a text saved over a newer one is refused when the writer says what they saw", async ({
  creator,
  campaign,
}) => {
  const note = await firstNote(creator, campaign);
  await creator.api.put(`/api/dm-notes/${note.note_id}`, { data: { note_text: "two" } });
  const stale = await creator.api.put(`/api/dm-notes/${note.note_id}`, {
    data: { note_text: "three", seen_at: note.updated_at },
  });
  expect(stale.status()).toBe(409);
  const list = await creator.api.get(`/api/dm-notes/${campaign.id}`);
  expect((await list.json())[0].note_text).toBe("two");
});

test("of saves at once that saw the same text one is written, the others are refused", async ({
  creator,
  campaign,
}) => {
  const note = await firstNote(creator, campaign);
  const saves = await Promise.all(
    ["two", "three", "four", "five"].map((note_text) =>
      creator.api.put(`/api/dm-notes/${note.note_id}`, { data: { note_text, seen_at: note.updated_at } }),
    ),
  );
  expect(saves.map((save) => save.status()).toSorted()).toEqual([200, 409, 409, 409]);
  const written = await saves.find((save) => save.status() === 200)?.json();
  const list = await creator.api.get(`/api/dm-notes/${campaign.id}`);
  expect(await list.json()).toMatchObject([{ note_text: written.note_text, updated_at: written.updated_at }]);
});

test("a sheet of notes has room for 200,000 characters, and a name of at most 60", async ({
  creator,
  campaign,
}) => {
  const data = { campaign_id: campaign.id, note_text: "é".repeat(200_000), title: "x".repeat(60) };
  const created = await creator.api.post("/api/dm-notes", { data });
  expect(created.status()).toBe(201);
  const note = (await created.json()) as Record<string, unknown>;
  expect(note).toMatchObject({ note_text: data.note_text, title: data.title });
  const address = `/api/dm-notes/${String(note["note_id"])}`;
  for (const [change, field] of [
    [{ note_text: `${data.note_text}!` }, "note_text"],
    [{ note_text: "x", title: `${data.title}!` }, "title"],
  ] as const) {
    const refused = await creator.api.put(address, { data: change });
    expect([refused.status(), await refused.json()]).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) } },
    ]);
  }
  // A client that knows no names leaves the one that is there.
  const changed = await creator.api.put(address, { data: { note_text: "y" } });
  expect(await changed.json()).toMatchObject({ note_text: "y", title: data.title });
  const renamed = await creator.api.put(address, { data: { title: "The sexton" } });
  expect(await renamed.json()).toMatchObject({ note_text: "y", title: "The sexton" });
  expect(
    await (await creator.api.put(address, { data: { note_text: "y", title: "" } })).json(),
  ).toMatchObject({
    title: "",
  });
  const plain = await creator.api.post("/api/dm-notes", {
    data: { campaign_id: campaign.id, note_text: "z" },
  });
  expect(await plain.json()).toMatchObject({ title: "" });
});

test("a text that begins with U+FEFF stays as it was written", async ({ creator, campaign }) => {
  const note_text = "\uFEFFThe \uFEFFsexton";
  const created = await creator.api.post("/api/dm-notes", { data: { campaign_id: campaign.id, note_text } });
  const note = await created.json();
  expect(note).toMatchObject({ note_text });
  const twice = `\uFEFF${note_text}`;
  const address = `/api/dm-notes/${note.note_id}`;
  expect(await (await creator.api.put(address, { data: { note_text: twice } })).json()).toMatchObject({
    note_text: twice,
  });
  const list = await creator.api.get(`/api/dm-notes/${campaign.id}`);
  expect(await list.json()).toMatchObject([{ note_text: twice }]);
});
