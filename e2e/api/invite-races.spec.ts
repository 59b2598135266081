// An invite and a membership that meet in two transactions, in an order that the test decides: the other one holds its locks until the
// call waits for them. The embedded database has one connection, and knows no such race.
import { expect } from "@playwright/test";
import pg from "pg";
import { type Player, test } from "../support/cast";
import type { Answer } from "../support/client";
import { enlist, makeCampaign } from "../support/make";

const database = process.env["DATABASE_URL"];

const invite = ({ send }: Player, campaign_id: number, { id }: Player) =>
  send("POST", "/api/campaigns/invite", { campaign_id, receiver_id: id });
/** Where a new link of somebody's lets in. */
const linkInto = async ({ send }: Player, campaign: number): Promise<string> => {
  const { url } = (await send("POST", `/api/campaigns/${campaign}/invite-links`, { hours: 24 })).json() as {
    url: string;
  };
  return `/api${new URL(url).pathname}`;
};
const membersOf = async ({ send }: Player, campaign: number): Promise<number[]> =>
  ((await send("GET", `/api/campaigns/${campaign}/roles`)).json() as { user_id: number }[]).map(
    ({ user_id }) => user_id,
  );

type Statement = [text: string, values: readonly number[]];
const hold = ({ id }: Player): Statement => ["select from users where id = $1 for no key update", [id]];

/** Answers what a call was answered that came between two parts of another transaction. */
const between = async (
  first: readonly Statement[],
  call: () => Promise<Answer>,
  then: readonly Statement[] = [],
) => {
  const other = new pg.Client({ connectionString: database });
  await other.connect();
  const run = async (statements: readonly Statement[]) => {
    for (const [text, values] of statements) await other.query(text, [...values]);
  };
  try {
    await other.query("begin");
    await run(first);
    let isAnswered = false;
    const answer = call().finally(() => {
      isAnswered = true;
    });
    const waiting = "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))";
    // A call that waits for nothing is a race that nobody decides: what it was answered then fails the test.
    await expect.poll(async () => isAnswered || (await other.query(waiting)).rowCount).toBeTruthy();
    await run(then);
    await other.query("commit");
    return await answer;
  } finally {
    await other.end();
  }
};

if (database) {
  test("an invite and a link that are taken while their maker is removed bring nobody in", async ({
    cast: { creator, standIn },
  }) => {
    const [maker, guest] = [await standIn(), await standIn()];
    const takes = {
      invites: async (campaign: number) => {
        const { invite_id } = (await invite(maker, campaign, guest)).json() as { invite_id: number };
        return () => guest.send("POST", "/api/invites/respond", { invite_id, accept: true });
      },
      links: async (campaign: number) => {
        const path = await linkInto(maker, campaign);
        return () => guest.send("POST", path);
      },
    };
    for (const [name, prepare] of Object.entries(takes)) {
      const campaign = await makeCampaign(creator);
      await enlist(creator, campaign, maker);
      const ids = [campaign, maker.id];
      const { status } = await between(
        [["delete from members where campaign_id = $1 and user_id = $2", ids]],
        await prepare(campaign),
        [
          ["delete from invites where campaign_id = $1 and sender_id = $2 and status = 'pending'", ids],
          ["delete from invite_links where campaign_id = $1 and created_by = $2", ids],
        ],
      );
      expect([name, status]).toEqual([name, 404]);
      expect(await membersOf(creator, campaign)).toEqual([creator.id]);
    }
  });

  test("who is asked while they join has no pending invite afterwards", async ({
    cast: { creator, standIn },
  }) => {
    const guest = await standIn();
    const campaign = await makeCampaign(creator);
    const join: Statement = [
      "insert into members (campaign_id, user_id, role) values ($1, $2, 'player')",
      [campaign, guest.id],
    ];
    const { status } = await between([hold(guest), join], () => invite(creator, campaign, guest));
    expect(status).toBe(409);
    expect((await guest.send("GET", "/api/invites/my")).json()).toEqual([]);
  });

  test("who joins while they are asked has no pending invite afterwards", async ({
    cast: { creator, standIn },
  }) => {
    const guest = await standIn();
    const campaign = await makeCampaign(creator);
    const path = await linkInto(creator, campaign);
    const ask: Statement = [
      "insert into invites (campaign_id, sender_id, receiver_id) values ($1, $2, $3)",
      [campaign, creator.id, guest.id],
    ];
    const { status } = await between([hold(guest), ask], () => guest.send("POST", path));
    expect(status).toBe(200);
    expect((await guest.send("GET", "/api/invites/my")).json()).toEqual([]);
    expect(await membersOf(creator, campaign)).toEqual([creator.id, guest.id]);
  });

  test("who is asked by two at once has one invite", async ({ cast: { creator, standIn } }) => {
    const [asking, guest] = [await standIn(), await standIn()];
    const campaign = await makeCampaign(creator);
    await enlist(creator, campaign, asking);
    const ask: Statement = [
      "insert into invites (campaign_id, sender_id, receiver_id) values ($1, $2, $3)",
      [campaign, asking.id, guest.id],
    ];
    const { status } = await between([hold(guest), ask], () => invite(creator, campaign, guest));
    expect(status).toBe(409);
    expect((await guest.send("GET", "/api/invites/my")).json()).toMatchObject([{ sender_username: "Brief" }]);
  });
}
