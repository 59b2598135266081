// One file: an evening from its dates to its chapter, as each of the table sees it.
import { expect } from "@playwright/test";
import { type Content, download, recordsIn } from "../support/archives";
import { formOf } from "../support/campaign-file";
import { type Cast, join, type Player, test } from "../support/cast";
import { listen } from "../support/event-stream";
import { changesOf, settled } from "../support/heard";
import { enlist, make, makeCampaign } from "../support/make";
import { PASSWORD } from "../support/people";

interface Addition {
  addition_id: number;
  username: string;
  character_id: number | null;
  text: string;
}
interface Evening {
  evening_id: number;
  number: number;
  title: string;
  state: string;
  starts_at: string | null;
  dates: { date_id: number; starts_at: string; answers: { user_id: number; answer: string }[] }[];
  there: number[];
  chapter: string | null;
  threads: { text: string; done: number }[];
  additions: Addition[];
  updated_at: string;
  begun_at: string | null;
  ended_at: string | null;
}
const DATES = ["2031-12-04T19:00:00Z", "2031-12-05T20:00:00+01:00", "2031-12-07T18:00:00Z"];
const SECRET = "The ferryman is the queen";

/** A book with two players and an administrator. */
const open = async ({ creator, admin, owner, other }: Cast) => {
  const campaign = await makeCampaign(creator);
  for (const person of [admin, owner, other]) await enlist(creator, campaign, person);
  await creator.send("PUT", `/api/campaigns/${campaign}/roles/${admin.id}`, { role: "admin" });
  const send = async (
    { send: call }: Player,
    path: string,
    body: object = {},
    method: "POST" | "PUT" = "POST",
  ) => {
    const answer = await call(method, `/api/evenings/${path}`, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json() as Evening;
  };
  const plan = async (body: object = {}) =>
    (await make(creator, "evenings", { campaign_id: campaign, ...body })) as unknown as Evening;
  const list = async ({ send: call }: Player) =>
    (await call("GET", `/api/evenings/${campaign}`)).json() as Evening[];
  return { campaign, send, plan, list };
};

test("dates are offered, answered one by one or all at once, and one is settled", async ({ cast }) => {
  const { creator, owner, other } = cast;
  const { campaign, send, plan, list } = await open(cast);
  const evening = await plan({ dates: DATES, place: "at Okonjo’s" });
  expect(evening).toMatchObject({
    number: 1,
    title: "Evening 1",
    state: "planned",
    starts_at: null,
    minutes: 240,
    place: "at Okonjo’s",
    there: [],
    additions: [],
    threads: [],
  });
  expect(evening.dates.map(({ starts_at }) => starts_at)).toEqual([
    "2031-12-04T19:00:00.000Z",
    "2031-12-05T19:00:00.000Z",
    "2031-12-07T18:00:00.000Z",
  ]);
  const id = evening.evening_id;
  const [first, second] = evening.dates.map(({ date_id }) => date_id);
  await send(owner, `${id}/answers`, { answer: "yes" });
  await send(other, `${id}/answers`, { date_id: first, answer: "no" });
  const answered = await send(other, `${id}/answers`, { date_id: first, answer: "maybe" });
  const said = (one: Evening) => one.dates.map(({ answers }) => answers.map(({ answer }) => answer));
  expect(said(answered)).toEqual([["yes", "maybe"], ["yes"], ["yes"]]);
  const foreign = await plan({ dates: DATES.slice(0, 1) });
  for (const body of [
    { answer: "perhaps" },
    {},
    { date_id: foreign.dates[0]?.date_id, answer: "yes" },
    { date_id: "x", answer: "yes" },
  ])
    expect((await owner.send("POST", `/api/evenings/${id}/answers`, body)).status).toBe(400);

  expect((await creator.send("POST", `/api/evenings/${id}/settle`, {})).status).toBe(400);
  const decided = await send(creator, `${id}/settle`, { date_id: second });
  expect(decided).toMatchObject({ starts_at: "2031-12-05T19:00:00.000Z", state: "planned" });
  expect((await list(owner)).map(({ number }) => number)).toEqual([2, 1]);
  const coming = (await other.send("GET", "/api/evenings/coming")).json() as Evening[];
  expect(coming.filter((one) => (one as unknown as Content)["campaign_id"] === campaign)).toHaveLength(2);

  await creator.send("DELETE", `/api/evening-dates/${first}`);
  expect((await list(owner)).at(-1)?.dates).toHaveLength(2);
  // What somebody said goes with their membership.
  await make(other, `campaigns/${campaign}/leave`);
  expect(said((await list(owner))[1] as Evening)).toEqual([["yes"], ["yes"]]);
});

test("a time is taken in each form that browsers and calendars write", async ({ cast }) => {
  const { campaign, plan } = await open(cast);
  for (const starts_at of [
    "2031-11-25T19:30Z",
    "2031-11-25T19:30:00.000000Z",
    "2031-11-25t19:30:00z",
    "2031-11-25 19:30:00+00",
    "2031-11-25T21:30+02:00",
    "2031-11-25T21:30:00+0200",
    "2031-11-25T21:30:00,0+02",
    "2031-11-25T14:00:00.5-0530",
    "20311125T193000Z",
    "20311125T2130+0200",
  ])
    expect(await plan({ starts_at })).toMatchObject({
      starts_at: starts_at.includes(".5") ? "2031-11-25T19:30:00.500Z" : "2031-11-25T19:30:00.000Z",
    });
  // Without an offset it is another moment in each place.
  for (const starts_at of [
    "2031-11-25T19:30",
    "2031-11-25T24:30Z",
    "2031-02-30T19:30Z",
    "2031-1125T19:30Z",
    "2031-11-25T19:30+2",
    "2031-11-25T19Z",
    "Tue, 25 Nov 2031 19:30:00 GMT",
  ]) {
    const body = { campaign_id: campaign, starts_at };
    expect([starts_at, (await cast.creator.send("POST", "/api/evenings", body)).status]).toEqual([
      starts_at,
      400,
    ]);
  }
});

test("what an evening may be is bounded", async ({ cast }) => {
  const { creator } = cast;
  const { campaign, plan } = await open(cast);
  const refused = async (body: object) =>
    (await creator.send("POST", "/api/evenings", { campaign_id: campaign, ...body })).status;
  for (const body of [
    { title: " " },
    { title: "x".repeat(121) },
    { minutes: 29 },
    { minutes: 1441 },
    { place: "x".repeat(201) },
    { dates: [] },
    { dates: "soon" },
    { dates: Array.from({ length: 11 }, (_, day) => `2031-12-${day + 10}T19:00:00Z`) },
    { starts_at: "2031-12-05" },
    { starts_at: "9999-12-31T23:59:59-12:00" },
    { starts_at: "0050-06-01T00:00:00Z" },
    { dates: ["9999-12-31T23:59:59-23:59"] },
  ])
    expect([body, await refused(body)]).toEqual([body, 400]);
  const { evening_id: id } = await plan({
    dates: Array.from({ length: 10 }, (_, day) => `2031-12-${day + 10}T19:00:00Z`),
  });
  const offer = (starts_at: string) => creator.send("POST", `/api/evenings/${id}/dates`, { starts_at });
  expect((await offer("2031-12-10T19:00:00Z")).status).toBe(200);
  expect((await offer("2031-12-24T19:00:00Z")).status).toBe(409);
  const put = async (body: object) => (await creator.send("PUT", `/api/evenings/${id}`, body)).status;
  const threads = Array.from({ length: 31 }, () => ({ text: "Who?", done: 0 }));
  expect(await put({ threads })).toBe(400);
  expect(await put({ threads: threads.slice(1) })).toBe(200);
  expect(await put({ threads: [{ text: "x".repeat(201), done: 0 }] })).toBe(400);
  expect(await put({ threads: [{ text: "Who?", done: 2 }] })).toBe(400);
  // "null" as text is refused; null in JSON leaves the list as it is.
  for (const [nothing, status] of [
    ["null", 400],
    ['"null"', 400],
    [null, 200],
  ]) {
    expect(await put({ threads: nothing })).toBe(status);
    expect(await put({ there: nothing })).toBe(status);
  }
  expect((await creator.send("GET", `/api/evenings/id/${id}`)).json()).toMatchObject({
    threads: threads.slice(1),
  });
  expect(await put({ chapter: "x".repeat(50_001) })).toBe(400);
  expect(await put({ chapter: "x".repeat(50_000) })).toBe(200);
  expect(await put({ there: [cast.stranger.id] })).toBe(400);
  expect(await put({ there: [cast.owner.id, cast.owner.id] })).toBe(200);
});

test("one evening runs at a time, and each begins and ends once", async ({ cast }) => {
  const { creator, admin, owner } = cast;
  const { campaign, send, plan, list } = await open(cast);
  const first = await plan({ begin: 1 });
  expect(first).toMatchObject({ state: "running", ended_at: null });
  expect(Date.parse(first.begun_at ?? "")).toBeGreaterThan(0);
  const status = async (path: string, body: object = {}) =>
    (await admin.send("POST", `/api/evenings${path}`, body)).status;
  expect(await status("", { campaign_id: campaign, begin: 1 })).toBe(409);
  const second = await plan({ threads: [] });
  expect(await status(`/${second.evening_id}/begin`)).toBe(409);
  expect(await status(`/${second.evening_id}/end`)).toBe(409);
  await send(creator, `${first.evening_id}`, { threads: thread("Who paid?", "Who died?") }, "PUT");
  await make(owner, "characters", { campaign_id: campaign, character_name: "Ysolt" });
  const over = await send(admin, `${first.evening_id}/end`);
  expect(over).toMatchObject({ state: "over", there: [owner.id] });
  expect(await status(`/${first.evening_id}/begin`)).toBe(409);
  expect(await status(`/${first.evening_id}/end`)).toBe(409);
  expect(await status(`/${first.evening_id}/answers`, { answer: "yes" })).toBe(409);
  await send(
    creator,
    `${first.evening_id}`,
    { threads: [{ text: "Who paid?", done: 1 }, ...thread("Who died?")] },
    "PUT",
  );
  // What was left open goes on.
  const begun = await send(admin, `${second.evening_id}/begin`);
  expect(begun.threads).toEqual(thread("Who died?"));
  const races = await Promise.all(
    Array.from({ length: 6 }, () => status("", { campaign_id: campaign, begin: 1 })),
  );
  expect(races).toEqual(Array.from({ length: 6 }, () => 409));
  await send(admin, `${second.evening_id}/end`);
  const together = await Promise.all(
    Array.from({ length: 6 }, () => status("", { campaign_id: campaign, begin: 1 })),
  );
  expect(together.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  expect((await list(owner)).filter(({ state }) => state === "running")).toHaveLength(1);
});
const thread = (...texts: string[]) => texts.map((text) => ({ text, done: 0 }));

test("nothing of a chapter reaches a player before it is signed, nor after the seal is broken again", async ({
  cast,
  site,
}) => {
  const { creator, admin, owner, other, stranger } = cast;
  const { campaign, send, plan, list } = await open(cast);
  const { evening_id: id } = await plan({ begin: 1 });
  expect((await creator.send("POST", `/api/evenings/${id}/sign`, {})).status).toBe(409);
  const players = await listen(site, owner.token, { campaign });
  const masters = await listen(site, creator.token, { campaign });
  const heard = (of: typeof players) => of.events.filter(({ data }) => data["kind"] === "evenings").length;
  const unwritten = await list(owner);
  const written = await send(creator, String(id), { chapter: SECRET, threads: thread(SECRET) }, "PUT");
  expect(await list(owner), "not even when it was written").toEqual(unwritten);
  await send(creator, String(id), { place: "at home" }, "PUT");
  await expect.poll(() => heard(masters)).toBe(2);
  await expect.poll(() => heard(players)).toBe(1);
  for (const stream of [players, masters]) stream.close();
  const paths = [`evenings/${campaign}`, `evenings/id/${id}`, "evenings/coming", "users/me/export"];
  const isHidden = async () => {
    for (const path of paths) expect((await owner.send("GET", `/api/${path}`)).text).not.toContain(SECRET);
    expect((await list(owner))[0]).toMatchObject({ chapter: null, threads: [], additions: [] });
    expect((await owner.send("POST", `/api/evenings/${id}/additions`, { text: "Mine" })).status).toBe(409);
  };
  await isHidden();
  // Whoever writes over what somebody else wrote is told, also where the clock that dated what they read was ahead.
  const away = (ms: number) => new Date(Date.parse(written.updated_at) + ms).toISOString();
  for (const seen_at of [away(60_000), away(-1)])
    expect((await admin.send("PUT", `/api/evenings/${id}`, { chapter: "Mine", seen_at })).status).toBe(409);
  const seen_at = away(-1);
  expect((await admin.send("PUT", `/api/evenings/${id}`, { title: "The bridge", seen_at })).status).toBe(200);
  const sign = { chapter: "Mine", seen_at };
  expect((await admin.send("POST", `/api/evenings/${id}/sign`, sign)).status).toBe(409);
  const now = (await list(creator))[0]?.updated_at;
  const signed = await send(creator, `${id}/sign`, { seen_at: now });
  // One that still ran is over by it, with who was there: where nobody did anything, everybody.
  const there = [creator, admin, owner, other].map((one) => one.id).toSorted((one, next) => one - next);
  expect(signed).toMatchObject({ state: "over", chapter: SECRET, signed_by: "Maren", there });
  expect((await list(owner))[0]).toMatchObject({
    chapter: SECRET,
    threads: thread(SECRET),
    title: "The bridge",
  });
  expect((await stranger.send("GET", `/api/evenings/id/${id}`)).status).toBe(404);
  const emptied = await admin.send("PUT", `/api/evenings/${id}`, { chapter: " \n" });
  expect([emptied.status, emptied.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { chapter: expect.any(String) as unknown } }),
  ]);
  expect((await list(owner))[0]).toMatchObject({ chapter: SECRET });
  await send(creator, `${id}/unsign`);
  await isHidden();
});

test("players learn nothing of what is written for a planned evening, nor of additions while their chapter isn't signed", async ({
  cast,
  site,
}) => {
  const { creator, owner, other } = cast;
  const { campaign, send, plan, list } = await open(cast);
  const { evening_id: ahead } = await plan({ starts_at: DATES[0] });
  const planned = await list(owner);
  await send(creator, String(ahead), { chapter: SECRET, threads: thread(SECRET) }, "PUT");
  expect(await list(owner), "not even when it was written").toEqual(planned);

  const { evening_id: id } = await plan();
  await send(creator, `${id}/sign`, { chapter: "It rained." });
  const added: number[] = [];
  for (const one of ["table", "dm"])
    added.push(
      (await make(owner, `evenings/${id}/additions`, { text: "I paid.", for: one }))["addition_id"] ?? 0,
    );
  await send(creator, `${id}/unsign`);
  const [masters, ...players] = await Promise.all(
    [creator, owner, other].map(({ token }) => listen(site, token, { campaign })),
  );
  for (const addition of added) {
    const address = `/api/additions/${addition}`;
    expect((await creator.send("PUT", address, { text: "He paid." })).status).toBe(200);
    expect((await creator.send("DELETE", address)).status).toBe(200);
  }
  await expect.poll(() => masters && changesOf(masters)).toEqual(Array(4).fill(`evenings ${id}`));
  for (const stream of players) {
    await settled(stream, cast, campaign);
    expect(changesOf(stream).filter((change) => change.startsWith("evenings"))).toEqual([]);
  }
  for (const stream of [masters, ...players]) stream?.close();
});

test("what is added to a chapter is read by those for whom it is", async ({ cast, site }) => {
  const { creator, admin, owner, other } = cast;
  const { campaign, send, plan, list } = await open(cast);
  const { evening_id: id } = await plan();
  await send(creator, `${id}/sign`, { chapter: "It rained." });
  const { character_id = 0 } = await make(owner, "characters", {
    campaign_id: campaign,
    character_name: "Ysolt",
  });
  const add = async (person: Player, body: object) => {
    const answer = await person.send("POST", `/api/evenings/${id}/additions`, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.json() as Addition;
  };
  const table = await add(owner, { text: "I paid.", character_id });
  expect(table).toMatchObject({ username: "Tobias", character_id, for: "table", evening_id: id });
  const forMe = await add(owner, { text: "I lied.", for: "me" });
  const forMaster = await add(owner, { text: "I know who.", for: "dm" });
  const texts = async (person: Player) => (await list(person))[0]?.additions.map(({ text }) => text);
  expect(await texts(owner)).toEqual(["I paid.", "I lied.", "I know who."]);
  expect(await texts(other)).toEqual(["I paid."]);
  expect(await texts(admin)).toEqual(["I paid.", "I know who."]);

  const put = async (person: Player, { addition_id }: Addition, body: object) =>
    (await person.send("PUT", `/api/additions/${addition_id}`, body)).status;
  expect(await put(creator, forMe, { text: "Mine" })).toBe(404);
  expect(await put(other, forMaster, { text: "Mine" })).toBe(404);
  expect(await put(other, table, { text: "Mine" })).toBe(403);
  expect(await put(admin, table, { text: "Tobias paid.", for: "table" })).toBe(200);
  // Only oneself can take what one added from the others.
  for (const one of [table, forMaster]) expect(await put(admin, one, { for: "me" })).toBe(403);
  expect(await put(owner, table, { text: "" })).toBe(400);
  expect(
    (await other.send("POST", `/api/evenings/${id}/additions`, { text: "I", character_id })).status,
  ).toBe(403);
  const elsewhere = await make(owner, "characters", { campaign_id: await makeCampaign(owner, "Elsewhere") });
  expect(await put(owner, table, { character_id: elsewhere["character_id"] })).toBe(404);
  // Null leaves it with the character; nobody's id gives it back to one's own name.
  expect(await put(owner, table, { character_id: null })).toBe(200);
  const speaker = async () => (await list(owner))[0]?.additions[0]?.character_id;
  expect(await speaker()).toBe(character_id);
  expect(await put(owner, table, { character_id: "" })).toBe(200);
  expect(await speaker()).toBeNull();
  expect((await creator.send("DELETE", `/api/additions/${forMaster.addition_id}`)).status).toBe(200);
  expect(await texts(owner)).toEqual(["Tobias paid.", "I lied."]);

  const file = await download(site, creator, `/api/campaigns/${campaign}/export`);
  expect(JSON.stringify(await recordsIn(file.content))).not.toContain("I lied.");
  const own = await download(site, owner, "/api/users/me/export");
  expect(JSON.stringify(await recordsIn(own.content, "data.json"))).toContain("I lied.");
});

test("evenings go along with the book, without people, answers and dates that lie behind", async ({
  cast,
  site,
}) => {
  const { creator, owner, stranger } = cast;
  const { campaign, send, plan } = await open(cast);
  await creator.send("PUT", `/api/campaigns/${campaign}`, { auto_evenings: 0 });
  const told = await plan({ title: "The bridge" });
  await send(creator, `${told.evening_id}/sign`, { chapter: "It rained.", threads: thread("Who?") });
  await make(owner, `evenings/${told.evening_id}/additions`, { text: "I paid." });
  const planned = await plan({ dates: ["2020-01-01T19:00:00Z", ...DATES] });
  await send(owner, `${planned.evening_id}/answers`, { answer: "yes" });
  const { content } = await download(site, creator, `/api/campaigns/${campaign}/export`);
  const brought = await stranger.send("POST", "/api/campaigns/import", formOf(content));
  expect(brought.json()).toMatchObject({ imported_evenings: 2, auto_evenings: 0 });
  const { campaign_id: copy } = brought.json() as { campaign_id: number };
  const copies = (await stranger.send("GET", `/api/evenings/${copy}`)).json() as Evening[];
  expect(copies).toMatchObject([
    { number: 2, state: "planned", dates: DATES.map(() => ({ answers: [] })), there: [] },
    {
      number: 1,
      title: "The bridge",
      chapter: "It rained.",
      threads: thread("Who?"),
      signed_by: null,
      additions: [{ text: "I paid.", user_id: null, username: "Tobias" }],
    },
  ]);
});

test("somebody's answers, additions and presence go with their account", async ({ cast, site }) => {
  const { creator } = cast;
  const { campaign, send, plan, list } = await open(cast);
  const brief = await join(site, "Brief");
  await enlist(creator, campaign, brief);
  const { evening_id: id } = await plan({ dates: DATES });
  await send(brief, `${id}/answers`, { answer: "no" });
  await send(creator, String(id), { there: [brief.id, creator.id] }, "PUT");
  await send(creator, `${id}/sign`, { chapter: "It rained." });
  await make(brief, `evenings/${id}/additions`, { text: "I paid." });
  const { content } = await download(site, brief, "/api/users/me/export");
  expect(await recordsIn(content, "data.json")).toMatchObject({
    evenings: [{ campaign: "The Salt Crown", wasThere: true, answers: [{ answer: "no" }, {}, {}] }],
    additions: [{ text: "I paid.", for: "table" }],
  });
  expect((await brief.send("DELETE", "/api/users/me", { password: PASSWORD })).status).toBe(200);
  expect((await list(creator))[0]).toMatchObject({
    there: [creator.id],
    additions: [],
    dates: [{ answers: [] }, { answers: [] }, { answers: [] }],
  });
});

test("whoever signed a chapter and was removed keeps that they did, and reads nothing of it any more", async ({
  cast,
  site,
}) => {
  const { creator, admin } = cast;
  const { campaign, send, plan } = await open(cast);
  const { evening_id: id } = await plan({ title: "The toll bridge" });
  await send(admin, `${id}/sign`, { chapter: "It rained." });
  const own = async () =>
    (
      (await recordsIn((await download(site, admin, "/api/users/me/export")).content, "data.json"))[
        "evenings"
      ] as Content[]
    ).filter(({ title }) => title === "The toll bridge");
  expect(await own()).toMatchObject([{ chapter: "It rained.", threads: [] }]);
  expect((await creator.send("DELETE", `/api/campaigns/${campaign}/roles/${admin.id}`)).status).toBe(200);
  await send(creator, String(id), { chapter: SECRET, threads: thread(SECRET) }, "PUT");
  const [left, ...others] = await own();
  expect(others).toEqual([]);
  expect(left).not.toHaveProperty("chapter");
  expect(left).not.toHaveProperty("threads");
});
