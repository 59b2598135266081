import { expect } from "@playwright/test";
import { test } from "../support/cast";
import { make, makeCampaign } from "../support/make";

const EIGHT = Array.from({ length: 8 });

test("of eight deletions of one thing at once one is answered, and the others find nothing", async ({
  cast: { creator, standIn, stranger },
}) => {
  const campaign_id = await makeCampaign(creator);
  const made = (path: string, data: object = {}) => make(creator, path, { campaign_id, ...data });
  const invite = async ({ id }: { id: number }) =>
    (await made("campaigns/invite", { receiver_id: id }))["invite_id"];
  const guest = await standIn();
  const invited = await invite(guest);
  await guest.send("POST", "/api/invites/respond", { invite_id: invited, accept: true });
  const { character_id } = await made("characters");
  const { encounter_id } = await made("encounters", { encounter_name: "Gate" });
  const { character_spell_id } = await made("character-spells", { character_id, spell_name: "Ward" });
  const { encounter_item_id } = await made("encounter-inventory", { encounter_id, item_name: "Key" });
  const { note_id } = await made("dm-notes", { note_text: "x" });
  const invite_id = await invite(stranger);
  for (const address of [
    `character-spells/${character_spell_id}`,
    `encounter-inventory/${encounter_item_id}`,
    `characters/${character_id}`,
    `encounters/${encounter_id}`,
    `dm-notes/${note_id}`,
    `invites/${invite_id}`,
    `campaigns/${campaign_id}/roles/${guest.id}`,
    `campaigns/${campaign_id}`,
  ]) {
    const answers = await Promise.all(EIGHT.map(() => creator.send("DELETE", `/api/${address}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect([address, ...statuses]).toEqual([address, 200, 404, 404, 404, 404, 404, 404, 404]);
  }
});
