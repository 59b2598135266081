// One file: whatever is done at once is tried in the same way, by the same helpers.
import { expect } from "@playwright/test";
import { between } from "../support/between-transactions";
import { type Cast, type Player, test } from "../support/cast";
import type { Answer } from "../support/client";
import { enlist, make, makeCampaign } from "../support/make";

const count = (answers: readonly Answer[]) => {
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
};
const times = <T>(amount: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: amount }, (_, index) => work(index)));

const send = ({ send: by }: Player, campaign_id: number, { id }: Player) =>
  by("POST", "/api/campaigns/invite", { campaign_id, receiver_id: id });
const respond = ({ send: by }: Player, invite_id: number) =>
  by("POST", "/api/invites/respond", { invite_id, accept: true });
const membersOf = async ({ send: by }: Player, campaign: number): Promise<number[]> =>
  ((await by("GET", `/api/campaigns/${campaign}/roles`)).json() as { user_id: number }[]).map(
    ({ user_id }) => user_id,
  );

test("twenty acceptances of one invite at once make one member", async ({ cast: { creator, standIn } }) => {
  const guest = await standIn();
  const campaign = await makeCampaign(creator);
  const { invite_id } = (await send(creator, campaign, guest)).json() as { invite_id: number };
  expect(count(await times(20, () => respond(guest, invite_id)))).toEqual({ 200: 1, 409: 19 });
  expect(await membersOf(creator, campaign)).toEqual([creator.id, guest.id]);
});

test("an invite that is accepted and withdrawn at once is one of both", async ({
  cast: { creator, standIn },
}) => {
  const guest = await standIn();
  for (let round = 0; round < 8; round += 1) {
    const campaign = await makeCampaign(creator);
    const { invite_id } = (await send(creator, campaign, guest)).json() as { invite_id: number };
    const withdraw = creator.send("DELETE", `/api/invites/${invite_id}`);
    const [accepted, withdrawn] =
      round % 2
        ? [await respond(guest, invite_id), await withdraw]
        : await Promise.all([respond(guest, invite_id), withdraw]);
    expect([`200 409`, `200 404`, `404 200`]).toContain(`${accepted.status} ${withdrawn.status}`);
    const isMember = (await membersOf(creator, campaign)).includes(guest.id);
    expect(isMember).toBe(accepted.status === 200);
  }
});

test("an invite ends with the membership of the one who sent it, also when both happen at once", async ({
  cast: { creator, standIn },
}) => {
  for (let round = 0; round < 9; round += 1) {
    const [member, guest] = [await standIn(), await standIn()];
    const campaign = await makeCampaign(creator);
    await enlist(creator, campaign, member);
    const { invite_id } = (await send(member, campaign, guest)).json() as { invite_id: number };
    const end = () =>
      round % 2
        ? member.send("POST", `/api/campaigns/${campaign}/leave`)
        : creator.send("DELETE", `/api/campaigns/${campaign}/roles/${member.id}`);
    const isAfter = round < 2;
    const ended = end();
    if (isAfter) await ended;
    const answered = await respond(guest, invite_id);
    expect((await ended).status).toBe(200);
    expect(isAfter ? [404] : [200, 404]).toContain(answered.status);
    expect((await membersOf(creator, campaign)).includes(guest.id)).toBe(answered.status === 200);
    expect((await guest.send("GET", "/api/invites/my")).json()).toEqual([]);
    if (answered.status === 404) expect((await send(creator, campaign, guest)).status).toBe(201);
  }
});

test("ten invites to one person at once are one", async ({ cast: { creator, stranger } }) => {
  const campaign = await makeCampaign(creator);
  expect(count(await times(10, () => send(creator, campaign, stranger)))).toEqual({ 201: 1, 409: 9 });
});

test("fifty characters made at once are fifty", async ({ cast: { creator } }) => {
  const campaign_id = await makeCampaign(creator);
  const made = await times(50, (index) =>
    creator.send("POST", "/api/characters", { campaign_id, character_name: `Ysolt ${index}` }),
  );
  expect(count(made)).toEqual({ 201: 50 });
  const listed = (await creator.send("GET", `/api/characters/${campaign_id}`)).json() as {
    character_name: string;
  }[];
  expect(new Set(listed.map(({ character_name }) => character_name)).size).toBe(50);
});

test("copies that are made at once have a name each", async ({ cast: { creator } }) => {
  const campaign = await makeCampaign(creator);
  const goblin = { campaign_id: campaign, encounter_name: "Goblin" };
  const { encounter_id } = await make(creator, "encounters", goblin);
  const hero = { campaign_id: campaign, character_name: "Ysolt" };
  const { character_id } = await make(creator, "characters", hero);
  const wolf = { campaign_id: campaign, slug: "wolf", count: 2 };
  const made = [
    ...(await times(5, () =>
      creator.send("POST", `/api/encounters/${encounter_id}/duplicate`, { count: 2 }),
    )),
    ...(await times(5, () => creator.send("POST", `/api/characters/${character_id}/duplicate`))),
    ...(await times(5, () => creator.send("POST", "/api/encounters/from-library", wolf))),
  ];
  expect(count(made)).toEqual({ 201: 15 });
  const namesIn = async (of: "character" | "encounter") =>
    ((await creator.send("GET", `/api/${of}s/${campaign}`)).json() as Record<string, string>[]).map(
      (one) => one[`${of}_name`],
    );
  const [foes, heroes] = [await namesIn("encounter"), await namesIn("character")];
  expect([foes.length, new Set(foes).size]).toEqual([21, 21]);
  expect([heroes.length, new Set(heroes).size]).toEqual([6, 6]);
});

test("a character that is given a race ten times at once has one", async ({ cast: { creator } }) => {
  const campaign_id = await makeCampaign(creator);
  const { character_id } = (await creator.send("POST", "/api/characters", { campaign_id })).json() as {
    character_id: number;
  };
  const made = await times(10, () =>
    creator.send("POST", "/api/character-races", { character_id, race_name: "Elf" }),
  );
  expect(count(made)).toEqual({ 201: 1, 409: 9 });
});

const withTwoAdmins = async ({ creator, standIn }: Cast) => {
  const [first, second] = [await standIn(), await standIn()];
  const campaign = await makeCampaign(creator);
  for (const person of [first, second]) {
    await enlist(creator, campaign, person);
    await creator.send("PUT", `/api/campaigns/${campaign}/roles/${person.id}`, { role: "admin" });
  }
  return { campaign, first, second };
};

test("two admins who remove each other at once both stay", async ({ cast }) => {
  const { campaign, first, second } = await withTwoAdmins(cast);
  const remove = (by: Player, whom: Player) =>
    by.send("DELETE", `/api/campaigns/${campaign}/roles/${whom.id}`);
  expect(count(await Promise.all([remove(first, second), remove(second, first)]))).toEqual({ 403: 2 });
  expect(await membersOf(cast.creator, campaign)).toEqual([cast.creator.id, first.id, second.id]);
});

test("a member who is removed, made admin and leaving at once is gone, and nobody sees a failure", async ({
  cast,
}) => {
  const { campaign, first } = await withTwoAdmins(cast);
  const path = `/api/campaigns/${campaign}/roles/${first.id}`;
  const answers = await Promise.all([
    cast.creator.send("PUT", path, { role: "player" }),
    cast.creator.send("DELETE", path),
    first.send("POST", `/api/campaigns/${campaign}/leave`),
    cast.creator.send("PUT", path, { role: "admin" }),
    cast.creator.send("DELETE", path),
  ]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(await membersOf(cast.creator, campaign)).not.toContain(first.id);
});

test("an account that is deleted while it creates campaigns leaves none behind", async ({
  cast: { creator, standIn },
}) => {
  const person = await standIn();
  const campaign = await makeCampaign(person);
  await enlist(person, campaign, creator);
  const [deleted, ...made] = await Promise.all([
    person.send("DELETE", "/api/users/me", { password: "lantern" }),
    ...Array.from({ length: 10 }, () =>
      person.send("POST", "/api/campaigns/create", { campaign_name: "Late" }),
    ),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of made) expect([201, 401, 404]).toContain(status);
  expect((await creator.send("GET", `/api/campaigns/${campaign}/dm`)).status).toBe(404);
});

test("one address signed up ten times at once is one account", async ({ cast: { sendAs } }) => {
  const data = {
    username: "Maren",
    email: `race.${crypto.randomUUID()}@tomekeeper.example`,
    password: "lantern",
  };
  const answers = await times(10, (index) =>
    sendAs("nobody")("POST", "/api/users/signup", {
      ...data,
      email: index % 2 ? data.email.toUpperCase() : data.email,
    }),
  );
  expect(count(answers)).toEqual({ 201: 1, 409: 9 });
});

const database = process.env["DATABASE_URL"];

// The order is decided by a lock that another transaction holds. The embedded database has one connection: nothing there waits for one.
if (database) {
  test("what is made in a campaign while it is deleted is never made", async ({ cast: { creator } }) => {
    const campaign_id = await makeCampaign(creator);
    const { encounter_id = 0 } = await make(creator, "encounters", { campaign_id });
    const calls = [
      ["/api/characters", { campaign_id }],
      ["/api/encounters", { campaign_id }],
      ["/api/dm-notes", { campaign_id, note_text: "Hidden" }],
      ["/api/encounter-spells", { encounter_id, spell_name: "Ward" }],
    ] as const;
    // All of them have found the campaign before it is gone: each waits for what becomes of it.
    const made = await between(
      database,
      [
        ["select from campaigns where id = $1 for update", [campaign_id]],
        ["select from encounters where campaign_id = $1 for update", [campaign_id]],
      ],
      () => Promise.all(calls.map(([path, body]) => creator.send("POST", path, body))),
      [["delete from campaigns where id = $1", [campaign_id]]],
      { waiters: calls.length },
    );
    expect(count(made)).toEqual({ 404: calls.length });
  });

  test("what was made in a campaign while it is deleted is deleted with it", async ({
    cast: { creator },
  }) => {
    const campaign = await makeCampaign(creator);
    const { status } = await between(
      database,
      [["insert into notes (campaign_id, text) values ($1, 'Late')", [campaign]]],
      () => creator.send("DELETE", `/api/campaigns/${campaign}`),
    );
    expect(status).toBe(200);
    expect((await creator.send("GET", `/api/dm-notes/${campaign}`)).status).toBe(404);
  });

  test("an addition that its author keeps to themselves meanwhile is nobody else's to change or delete", async ({
    cast: { creator, owner },
  }) => {
    const campaign_id = await makeCampaign(creator);
    await enlist(creator, campaign_id, owner);
    const { evening_id } = await make(creator, "evenings", { campaign_id });
    await creator.send("POST", `/api/evenings/${evening_id}/sign`, { chapter: "It rained." });
    for (const method of ["PUT", "DELETE"] as const) {
      const { addition_id = 0 } = await make(owner, `evenings/${evening_id}/additions`, {
        text: "I stole it",
      });
      const body = method === "PUT" ? { text: "Tobias stole it" } : undefined;
      const { status } = await between(
        database,
        [["update additions set audience = 'me' where id = $1", [addition_id]]],
        () => creator.send(method, `/api/additions/${addition_id}`, body),
      );
      expect(status).toBe(404);
      const { additions } = (await owner.send("GET", `/api/evenings/id/${evening_id}`)).json() as {
        additions: object[];
      };
      expect(additions).toContainEqual(expect.objectContaining({ addition_id, text: "I stole it" }));
    }
  });
}
