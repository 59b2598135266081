// Long lists in parts: what a call leaves out it says where to find.
import { type Campaign, expect, test } from "../support/fixtures";
import type { Person } from "../support/people";

const TEXTS = ["One", "Two", "Three", "Four", "Five"];

const write = async (by: Person, campaign: Campaign) => {
  for (const note_text of TEXTS)
    await by.api.post("/api/dm-notes", { data: { campaign_id: campaign.id, note_text } });
};
const textsAt = async (by: Person, address: string) => {
  const answer = await by.api.get(address);
  expect(answer.status(), await answer.text()).toBe(200);
  const notes = (await answer.json()) as { note_text: string }[];
  return { texts: notes.map(({ note_text }) => note_text), link: answer.headers()["link"] };
};

test("whoever follows the links of a list in parts reads all of it, once and in its order", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign);
  const parts: string[][] = [];
  let next: string | undefined = `/api/dm-notes/${campaign.id}?limit=2`;
  while (next) {
    const { texts, link }: Awaited<ReturnType<typeof textsAt>> = await textsAt(creator, next);
    parts.push(texts);
    next = link && /^<(.+)>; rel="next"$/.exec(link)?.[1];
  }
  expect(parts).toEqual([["One", "Two"], ["Three", "Four"], ["Five"]]);
});

test("a list that is answered whole has no link", async ({ creator, campaign }) => {
  await write(creator, campaign);
  const address = `/api/dm-notes/${campaign.id}`;
  expect(await textsAt(creator, address)).toEqual({ texts: TEXTS, link: undefined });
  expect(await textsAt(creator, `${address}?limit=5`)).toEqual({ texts: TEXTS, link: undefined });
  expect(await textsAt(creator, `${address}?offset=3`)).toEqual({ texts: ["Four", "Five"], link: undefined });
  expect(await textsAt(creator, `${address}?offset=9`)).toEqual({ texts: [], link: undefined });
});

test("a long list of long texts comes in parts of two megabytes, all of it once", async ({
  creator,
  campaign,
}) => {
  const made = await creator.api.post("/api/characters", {
    data: {
      campaign_id: campaign.id,
      character_name: "Ysolt",
      character_description: 'Ysölt "the" grey\n'.repeat(1000),
    },
  });
  const { character_id: id } = (await made.json()) as { character_id: number };
  for (let copies = 0; copies < 700; copies += 20) {
    const data = { count: 20 };
    expect((await creator.api.post(`/api/characters/${id}/duplicate`, { data })).status()).toBe(201);
  }
  const ids: number[] = [];
  let bytes = 0;
  let next: string | undefined = `/api/characters/${campaign.id}`;
  for (let parts = 0; next; parts += 1) {
    expect(parts).toBeLessThan(20);
    const answer: Awaited<ReturnType<typeof creator.api.get>> = await creator.api.get(next);
    const body = await answer.body();
    expect(body.byteLength).toBeLessThanOrEqual(2 * 1024 * 1024);
    bytes += body.byteLength;
    ids.push(...(JSON.parse(body.toString()) as { character_id: number }[]).map((one) => one.character_id));
    next = /^<(.+)>; rel="next"$/.exec(answer.headers()["link"] ?? "")?.[1];
  }
  expect(bytes).toBeGreaterThan(12 * 1024 * 1024);
  expect([ids.length, new Set(ids).size]).toEqual([701, 701]);
});

for (const query of ["limit=0", "limit=1001", "limit=two", "offset=-1", "offset=1e99", "limit=1.5"])
  test(`a part of ${query} is refused`, async ({ creator }) => {
    const answer = await creator.api.get(`/api/campaigns/my?${query}`);
    expect(answer.status()).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([query.split("=")[0]]);
  });

test("a part is for those who may have the list", async ({ creator, player, stranger, campaign }) => {
  await write(creator, campaign);
  expect((await player.api.get(`/api/dm-notes/${campaign.id}?limit=2`)).status()).toBe(403);
  expect((await stranger.api.get(`/api/dm-notes/${campaign.id}?limit=2`)).status()).toBe(404);
});
