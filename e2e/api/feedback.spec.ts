import { expect, test } from "../support/fixtures";

test("anyone signed in sends feedback, and only a super_admin reads and resolves it", async ({
  creator,
  superAdmin,
  request,
}) => {
  const text = `The bell rings twice ${crypto.randomUUID()}`;
  const sent = await creator.api.post("/api/messages", { data: { type: "error", text } });
  expect(sent.status()).toBe(201);
  const { id } = await sent.json();
  expect((await creator.api.get("/api/messages")).status()).toBe(403);
  expect((await creator.api.delete(`/api/messages/${id}`)).status()).toBe(403);
  expect((await request.get("/api/messages")).status()).toBe(401);
  const newer = await (
    await creator.api.post("/api/messages", { data: { type: "review", text: "Lovely" } })
  ).json();
  // Who reads it is told by whom it is; who sends it is told nothing new.
  const author = { user_id: creator.id, username: creator.username };
  expect(newer).toEqual({ id: newer.id, type: "review", text: "Lovely", created_at: expect.any(String) });
  const { messages } = await (await superAdmin.api.get("/api/messages")).json();
  const mine = messages.filter((message: { id: number }) => [id, newer.id].includes(message.id));
  expect(mine).toEqual([
    { id: newer.id, type: "review", text: "Lovely", created_at: expect.any(String), ...author },
    { id, type: "error", text, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), ...author },
  ]);
  expect((await superAdmin.api.delete(`/api/messages/${id}`)).status()).toBe(200);
  expect((await superAdmin.api.delete(`/api/messages/${id}`)).status()).toBe(404);
});

test("feedback without text or of another type is refused", async ({ creator }) => {
  for (const data of [
    { type: "error", text: "" },
    { type: "error", text: "  " },
    { type: "praise", text: "x" },
    { text: "x" },
    {},
  ])
    expect((await creator.api.post("/api/messages", { data })).status()).toBe(400);
});

test("a part of the list is answered where one is asked for", async ({ creator, superAdmin }) => {
  const sent: { id: number; type: string; created_at: string }[] = [];
  for (const type of ["error", "review", "error", "review"])
    sent.push(await (await creator.api.post("/api/messages", { data: { type, text: "x" } })).json());
  const [oldest, older, , newest] = sent;
  const idsOf = async (query: Record<string, string | number>) => {
    const { messages } = await (await superAdmin.api.get("/api/messages", { params: query })).json();
    return messages.map(({ id }: { id: number }) => id) as number[];
  };
  const beforeNewest = { before: newest?.created_at ?? "", before_id: newest?.id ?? 0 };
  const own = new Set(sent.map(({ id }) => id));
  expect((await idsOf({ ...beforeNewest, limit: 200 })).filter((id) => own.has(id))).toEqual(
    sent
      .slice(0, 3)
      .map(({ id }) => id)
      .toReversed(),
  );
  expect((await idsOf({ ...beforeNewest, type: "error", limit: 200 })).filter((id) => own.has(id))).toEqual([
    sent[2]?.id,
    oldest?.id,
  ]);
  const reviews = await idsOf({ ...beforeNewest, type: "review", limit: 200 });
  expect(reviews.filter((id) => own.has(id))).toEqual([older?.id]);
  expect(await idsOf({ limit: 1 })).toHaveLength(1);
});

for (const query of ["limit=0", "limit=201", "limit=many", "type=praise", "before=yesterday", "before_id=-1"])
  test(`a list of messages with ${query} is refused`, async ({ superAdmin }) => {
    expect((await superAdmin.api.get(`/api/messages?${query}`)).status()).toBe(400);
  });
