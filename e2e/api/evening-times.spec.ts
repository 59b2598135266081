import { expect, test } from "@playwright/test";
import { AppServer } from "../support/app-server";
import { join, type Player } from "../support/cast";
import { enlist, make, makeCampaign } from "../support/make";
import { passHours } from "../support/pass-time";

interface Evening {
  evening_id: number;
  number: number;
  state: string;
  begun_at: string | null;
  ended_at: string | null;
  there: number[];
}
const HOUR = 3_600_000;

const pass = (server: AppServer, campaign: number, hours: number) =>
  server.between((db) => passHours(db, campaign, hours));

const listOf = async ({ send }: Player, campaign: number) =>
  (await send("GET", `/api/evenings/${campaign}`)).json() as Evening[];
const show = async ({ send }: Player, campaign: number) =>
  (await send("POST", `/api/campaigns/${campaign}/shown`, { place: "setting" })).status;
const startFight = async (master: Player, campaign_id: number) => {
  const { fight_id } = await make(master, "fights", { campaign_id, name: "The bridge" });
  const acts = `fights/${fight_id}/acts`;
  const { version } = await make(master, acts, {
    version: 1,
    act: { type: "add", others: [{ name: "Spy" }] },
  });
  await make(master, acts, { version, act: { type: "start" } });
};

let server: AppServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await AppServer.make("embedded");
  await server.prepare();
  await server.start();
});
test.afterAll(() => server.remove());

const people = async () => {
  const [master, player] = [await join(server.address, "Maren"), await join(server.address, "Tobias")];
  const campaign = await makeCampaign(master);
  await enlist(master, campaign, player);
  return { master, player, campaign };
};

test("an evening begins by itself when a fight starts or a page is shown: the one planned near, else a new one", async () => {
  const { master, player, campaign } = await people();
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const plan = async (hours: number) =>
    (await make(master, "evenings", { campaign_id: campaign, starts_at: inHours(hours) }))["evening_id"] ?? 0;
  const far = await plan(20);
  const near = await plan(-11);
  const nearer = await plan(3);
  expect((await listOf(player, campaign)).map(({ state }) => state)).toEqual([
    "planned",
    "planned",
    "planned",
  ]);
  expect(await Promise.all(Array.from({ length: 5 }, () => show(master, campaign)))).toEqual([
    200, 200, 200, 200, 200,
  ]);
  const running = async () =>
    (await listOf(player, campaign)).filter(({ state }) => state === "running").map((one) => one.evening_id);
  expect(await running()).toEqual([nearer]);
  await make(master, `evenings/${nearer}/end`);
  await startFight(master, campaign);
  expect(await running()).toEqual([near]);
  await make(master, `evenings/${near}/end`);
  await show(master, campaign);
  const [fresh] = await listOf(player, campaign);
  expect(fresh).toMatchObject({ number: 4, state: "running", title: "Evening 4" });
  expect(await running()).not.toContain(far);

  // The book's own switch.
  await make(master, `evenings/${fresh?.evening_id}/end`);
  expect((await master.send("PUT", `/api/campaigns/${campaign}`, { auto_evenings: 0 })).json()).toMatchObject(
    {
      auto_evenings: 0,
    },
  );
  await show(master, campaign);
  expect(await running()).toEqual([]);
});

test("an evening that began hours early is planned again, and no page that is shown begins one before its time", async () => {
  const { master, player, campaign } = await people();
  const starts_at = new Date(Date.now() + 9 * HOUR).toISOString();
  const { evening_id } = await make(master, "evenings", { campaign_id: campaign, starts_at });
  await show(master, campaign);
  expect(await listOf(player, campaign)).toMatchObject([{ evening_id, state: "running" }]);
  const unbegin = async ({ send }: Player) =>
    (await send("POST", `/api/evenings/${evening_id}/unbegin`)).status;
  expect(await unbegin(player)).toBe(403);
  expect(await unbegin(master)).toBe(200);
  // Said a second time, it holds already.
  expect(await unbegin(master)).toBe(200);
  const planned = [{ evening_id, state: "planned", begun_at: null, starts_at, there: [] }];
  expect(await listOf(player, campaign)).toMatchObject(planned);
  await show(master, campaign);
  await startFight(master, campaign);
  expect(await listOf(player, campaign)).toMatchObject(planned);
  await make(master, `evenings/${evening_id}/begin`);
  expect(await listOf(player, campaign)).toMatchObject([{ evening_id, state: "running" }]);
  await make(master, `evenings/${evening_id}/end`);
  expect(await unbegin(master)).toBe(409);
});

test("an evening in which nothing happens for three hours has ended at the last thing that happened", async () => {
  test.setTimeout(180_000);
  const { master, player, campaign } = await people();
  await startFight(master, campaign);
  const [begun] = await listOf(player, campaign);
  await player.send("POST", `/api/campaigns/${campaign}/rolls`, { dice: { d20: 1 }, typed: [11] });
  const before = Date.now();
  await make(player, "characters", { campaign_id: campaign, character_name: "Ysolt" });
  const after = Date.now();

  // Two hours are a long rest of the table.
  await pass(server, campaign, 2);
  expect(await listOf(player, campaign)).toMatchObject([{ state: "running" }]);
  const drafted = (await master.send("GET", `/api/evenings/${begun?.evening_id}/draft`)).json() as {
    happenings: { kind: string; text: string }[];
    chapter: string;
  };
  expect(drafted.happenings.map(({ kind }) => kind)).toEqual(["character"]);
  expect(drafted.chapter).toContain("Ysolt");
  const none = (await master.send("POST", `/api/evenings/${begun?.evening_id}/draft`, { take: [] })).json();
  expect(none).toMatchObject({ chapter: "", happenings: [{ ticked: 0 }] });

  await pass(server, campaign, 2);
  // Whoever looks settles it, and another look finds the same.
  const [ended] = await listOf(player, campaign);
  expect(ended).toMatchObject({ state: "over", there: [master.id, player.id].toSorted((a, b) => a - b) });
  const at = Date.parse(ended?.ended_at ?? "") + 4 * HOUR;
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(after);
  expect(await listOf(player, campaign)).toEqual([ended]);

  // What happens after hours belongs to no evening that went on.
  await show(master, campaign);
  await pass(server, campaign, 5);
  await make(player, "characters", { campaign_id: campaign, character_name: "Brida" });
  await show(master, campaign);
  const [third, second] = await listOf(player, campaign);
  expect([third?.state, second?.state]).toEqual(["running", "over"]);
  expect(second?.ended_at).toBe(second?.begun_at);
});

test("the shelf names no evening as being played in which nothing has happened for hours, and ends it", async () => {
  const { master, player, campaign } = await people();
  const [other, kept] = [await makeCampaign(master), await makeCampaign(master)];
  for (const book of [other, kept]) await enlist(master, book, player);
  await master.send("PUT", `/api/campaigns/${kept}`, { auto_evenings: 0 });
  for (const campaign_id of [campaign, other, kept]) {
    await make(master, "evenings", { campaign_id, begin: 1 });
    await pass(server, campaign_id, 2);
    // Something happened there in between.
    if (campaign_id === other)
      await player.send("POST", `/api/campaigns/${other}/rolls`, { dice: { d20: 1 }, typed: [11] });
    await pass(server, campaign_id, 2);
  }
  await make(master, "evenings", { campaign_id: campaign, starts_at: "2099-12-04T19:00:00Z" });
  const coming = async () =>
    ((await player.send("GET", "/api/evenings/coming")).json() as (Evening & { campaign_id: number })[])
      .map((one) => [one.campaign_id, one.state] as const)
      .toSorted(([one], [another]) => one - another);
  const still = [
    [campaign, "planned"],
    [other, "running"],
    [kept, "running"],
  ];
  expect(await coming()).toEqual(still);
  expect(await coming()).toEqual(still);
  expect((await listOf(master, campaign)).map(({ state }) => state)).toEqual(["planned", "over"]);
});
