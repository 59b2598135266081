import { expect, test } from "../support/fixtures";
import type { Person } from "../support/people";

const send = (by: Person, campaignId: number, receiverId: number | string) =>
  by.api.post("/api/campaigns/invite", {
    data: { campaign_id: String(campaignId), receiver_id: String(receiverId) },
  });
const answer = (by: Person, id: number, accept: boolean) =>
  by.api.post("/api/invites/respond", { data: { invite_id: id, accept } });

test("an invite is listed to its receiver, who joins by accepting it once", async ({
  creator,
  stranger,
  campaign,
}) => {
  const sent = await send(creator, campaign.id, stranger.id);
  expect(sent.status()).toBe(201);
  const { invite_id } = await sent.json();
  expect(await (await stranger.api.get("/api/invites/my")).json()).toMatchObject([
    { invite_id, campaign_name: "The Salt Crown", sender_username: "Maren", status: "pending" },
  ]);
  expect(await (await stranger.api.get("/api/campaigns/my")).json()).toEqual([]);
  expect((await answer(creator, invite_id, true)).status()).toBe(404);
  expect((await answer(stranger, invite_id, true)).status()).toBe(200);
  expect((await answer(stranger, invite_id, true)).status()).toBe(409);
  expect(await (await stranger.api.get("/api/invites/my")).json()).toEqual([]);
  expect(await (await stranger.api.get("/api/campaigns/my")).json()).toMatchObject([{ is_player: 1 }]);
});

test("a declined invite makes no member and may be followed by another", async ({
  creator,
  stranger,
  campaign,
}) => {
  const { invite_id } = await (await send(creator, campaign.id, stranger.id)).json();
  expect((await answer(stranger, invite_id, false)).status()).toBe(200);
  expect((await stranger.api.get(`/api/campaigns/${campaign.id}/roles`)).status()).toBe(404);
  expect((await send(creator, campaign.id, stranger.id)).status()).toBe(201);
});

test("an invite that was answered stays answered when its sender has left", async ({
  creator,
  player,
  stranger,
  newcomer,
  campaign,
}) => {
  const guest = await newcomer("Guest");
  const { invite_id: taken } = await (await send(player, campaign.id, stranger.id)).json();
  const { invite_id: open } = await (await send(player, campaign.id, guest.id)).json();
  expect((await answer(stranger, taken, true)).status()).toBe(200);
  expect((await player.api.post(`/api/campaigns/${campaign.id}/leave`)).status()).toBe(200);
  for (const accept of [true, false]) expect((await answer(stranger, taken, accept)).status()).toBe(409);
  // To others it isn't there, nor is one that was open any more.
  expect((await answer(creator, taken, true)).status()).toBe(404);
  expect((await answer(guest, open, true)).status()).toBe(404);
});

test("invites to nobody, to oneself, to a member and twice are refused", async ({
  creator,
  player,
  stranger,
  campaign,
}) => {
  expect((await send(creator, campaign.id, 2147483647)).status()).toBe(404);
  expect((await send(creator, campaign.id, "")).status()).toBe(400);
  expect((await send(creator, campaign.id, creator.id)).status()).toBe(400);
  expect((await send(creator, campaign.id, player.id)).status()).toBe(409);
  expect((await send(player, campaign.id, stranger.id)).status()).toBe(201);
  expect((await send(creator, campaign.id, stranger.id)).status()).toBe(409);
  expect((await send(stranger, campaign.id, player.id)).status()).toBe(404);
});

test("a pending invite is withdrawn by its sender, the creator or an admin", async ({
  creator,
  admin,
  player,
  otherPlayer,
  stranger,
  newcomer,
  campaign,
}) => {
  const withdraw = ({ api }: Person, id: number) => api.delete(`/api/invites/${id}`);
  const { invite_id } = await (await send(player, campaign.id, stranger.id)).json();
  expect(await (await admin.api.get(`/api/campaigns/${campaign.id}/invites`)).json()).toMatchObject([
    { invite_id, receiver_id: stranger.id, receiver_username: "Sable", sender_username: "Tobias" },
  ]);
  expect((await withdraw(stranger, invite_id)).status()).toBe(404);
  expect((await withdraw(otherPlayer, invite_id)).status()).toBe(403);
  expect((await withdraw(player, invite_id)).status()).toBe(200);
  expect((await withdraw(player, invite_id)).status()).toBe(404);
  expect((await answer(stranger, invite_id, true)).status()).toBe(404);
  for (const person of [admin, creator]) {
    const guest = await newcomer("Guest");
    const { invite_id: id } = await (await send(player, campaign.id, guest.id)).json();
    expect((await withdraw(person, id)).status()).toBe(200);
  }
});

test("twenty acceptances of one invite at once make one member", async ({ creator, stranger, campaign }) => {
  const { invite_id } = await (await send(creator, campaign.id, stranger.id)).json();
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(stranger, invite_id, true)));
  expect(answers.map((one) => one.status()).sort()).toEqual([200, ...Array(19).fill(409)]);
  const roles = await (await creator.api.get(`/api/campaigns/${campaign.id}/roles`)).json();
  expect(roles).toHaveLength(2);
});
