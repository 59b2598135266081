// An invite and a membership that meet in two transactions, in an order that the test decides. The embedded database has one connection,
// and knows no such race.
import { expect } from "@playwright/test";
import { between, hold, type Statement } from "../support/between-transactions";
import { type Player, test } from "../support/cast";
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
        database,
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

  test("a link that is made while its maker is removed is none", async ({ cast: { creator, standIn } }) => {
    const maker = await standIn();
    const campaign = await makeCampaign(creator);
    await enlist(creator, campaign, maker);
    const ids = [campaign, maker.id];
    const { status } = await between(
      database,
      [
        ["delete from members where campaign_id = $1 and user_id = $2", ids],
        ["delete from invite_links where campaign_id = $1 and created_by = $2", ids],
      ],
      () => maker.send("POST", `/api/campaigns/${campaign}/invite-links`, { hours: 24 }),
    );
    expect(status).toBe(404);
    expect((await creator.send("GET", `/api/campaigns/${campaign}/invite-links`)).json()).toEqual([]);
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
    const { status } = await between(database, [hold(guest), join], () => invite(creator, campaign, guest));
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
    const { status } = await between(database, [hold(guest), ask], () => guest.send("POST", path));
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
    const { status } = await between(database, [hold(guest), ask], () => invite(creator, campaign, guest));
    expect(status).toBe(409);
    expect((await guest.send("GET", "/api/invites/my")).json()).toMatchObject([{ sender_username: "Brief" }]);
  });
}
