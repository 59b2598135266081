import { expect } from "@playwright/test";
import { endpoints } from "@/lib/contract/all";
import { test } from "../support/cast";
import { make, makeCampaign } from "../support/make";
import { addressIn, bodyIn, build, dump, type World } from "../support/world";

// Two worlds of the same people, in which the guest owns a campaign of their own and nothing else.
let world: World | undefined;

const named = endpoints.filter(
  ({ access, path }) => typeof access === "object" && !path.includes("[") && !("invite" in access),
);
for (const endpoint of named)
  test(`${endpoint.method} ${endpoint.path} takes no id of another campaign in its body`, async ({
    cast,
  }) => {
    world ??= await build(cast);
    const before = await dump(world, cast, []);
    await makeCampaign(cast.guest, "Elsewhere");
    const body = bodyIn(endpoint, world, cast);
    expect((await cast.guest.send(endpoint.method, endpoint.path, body)).status).toBe(404);
    expect(await dump(world, cast, [])).toEqual(before);
  });

const changes = endpoints.filter(
  ({ method, access, body }) => method === "PUT" && typeof access === "object" && body,
);
for (const endpoint of changes)
  test(`PUT ${endpoint.path} moves nothing to another campaign or owner`, async ({ cast }) => {
    world ??= await build(cast);
    const { creator, guest } = cast;
    const campaign_id = await makeCampaign(guest, "Elsewhere");
    const { character_id = 0 } = await make(guest, "characters", { campaign_id });
    const { encounter_id = 0 } = await make(guest, "encounters", { campaign_id });
    const ids: Record<string, number> = { campaign_id, character_id, encounter_id, user_id: guest.id };
    // Where a change may name one, it is asked whose it is.
    const names = endpoint.body?.fields.map(({ wire }) => wire) ?? [];
    const foreign = Object.fromEntries(Object.entries(ids).filter(([name]) => !names.includes(name)));
    const address = addressIn(endpoint, world, cast);
    const answer = await creator.send("PUT", address, { ...bodyIn(endpoint, world, cast), ...foreign });
    expect(answer.status).toBe(200);
    for (const [name, value] of Object.entries(answer.json() as Record<string, unknown>))
      expect([name, value]).not.toEqual([name, foreign[name]]);
    expect((await guest.send("GET", `/api/characters/${campaign_id}`)).json() as object[]).toHaveLength(1);
    expect((await guest.send("PUT", address, bodyIn(endpoint, world, cast))).status).toBe(404);
  });

test("an origin or a belonging is no other kind's", async ({ cast }) => {
  const { creator } = cast;
  const own = await build(cast);
  for (const [path, id] of [
    ["character-classes", own["race"]],
    ["character-races", own["background"]],
    ["character-spells", own["character item"]],
    ["character-inventory", own["encounter item"]],
    ["encounter-inventory", own["character item"]],
    ["encounter-actions", own["encounter spell"]],
  ] as const)
    expect([path, (await creator.send("PUT", `/api/${path}/${id}`, {})).status]).toEqual([path, 404]);
});
