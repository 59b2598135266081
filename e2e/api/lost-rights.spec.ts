// A picture that comes in while the right to send it ends, in an order that the test decides. The embedded database has one connection, and
// knows no such race; what happens while a call waits before its transaction is tried beside it (`scripts/lost-rights.test.ts`).
import { expect } from "@playwright/test";
import { between, type Statement } from "../support/between-transactions";
import { type Player, test } from "../support/cast";
import { png } from "../support/images";
import { enlist, make, makeCampaign } from "../support/make";

const database = process.env["DATABASE_URL"];

const formOf = (field: string, texts: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set(field, new Blob([new Uint8Array(png(30, 30))]), "a.png");
  return form;
};
const nameOf = async ({ send }: Player, character: number | undefined) =>
  ((await send("GET", `/api/characters/id/${character}`)).json() as { character_name: string })
    .character_name;

if (database) {
  test("a picture whose sender is being removed changes nothing", async ({ cast: { creator, standIn } }) => {
    const player = await standIn();
    const campaign_id = await makeCampaign(creator);
    await enlist(creator, campaign_id, player);
    const { character_id } = await make(player, "characters", { campaign_id, character_name: "Ysolt" });
    const removal: Statement = [
      "delete from members where campaign_id = $1 and user_id = $2",
      [campaign_id, player.id],
    ];
    const form = formOf("character_img", { character_name: "Otho" });
    const { status } = await between(database, [removal], () =>
      player.send("PUT", `/api/characters/${character_id}`, form),
    );
    expect(status).toBe(404);
    expect(await nameOf(creator, character_id)).toBe("Ysolt");
  });

  test("a cover whose sender is being made a player changes nothing", async ({
    cast: { creator, standIn },
  }) => {
    const admin = await standIn();
    const campaign = await makeCampaign(creator);
    await enlist(creator, campaign, admin);
    const ids = [campaign, admin.id];
    await creator.send("PUT", `/api/campaigns/${campaign}/roles/${admin.id}`, { role: "admin" });
    const { status } = await between(
      database,
      [["update members set role = 'player' where campaign_id = $1 and user_id = $2", ids]],
      () =>
        admin.send("PUT", `/api/campaigns/${campaign}`, formOf("cover_img", { campaign_name: "Hijacked" })),
    );
    expect(status).toBe(403);
    expect((await creator.send("GET", "/api/campaigns/my")).text).not.toContain("Hijacked");
  });
}
