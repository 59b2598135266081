import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { connect } from "@/db/connect";
import { belongings, origins } from "@/db/schema/creatures";
import { join, test } from "../support/cast";
import { AppServer } from "../support/app-server";
import { make, makeCampaign } from "../support/make";

const FAR = "as far as the eye can see on a clear day";
const LONG = "x".repeat(421);
const TOOL = "Instruments of the navigators' guild";

const ABILITY = { name: FAR, range: "Touch", area: "", cost: "", effect: LONG };

/** Writes what an import may bring and no call accepts, while nobody serves the data folder. */
const widen = async (
  dataDir: string,
  ids: Record<"spell" | "race" | "item" | "action", number>,
): Promise<void> => {
  const { spell, race, item, action } = ids;
  const none = { databaseUrl: undefined, migrateDatabaseUrl: undefined, hosted: false };
  const { db, close } = await connect({ dataDir, ...none });
  await db
    .update(belongings)
    .set({ range: FAR, effects: [LONG] })
    .where(eq(belongings.id, spell));
  await db
    .update(belongings)
    .set({ abilities: [ABILITY] })
    .where(eq(belongings.id, item));
  await db.update(belongings).set({ type: "Reaction" }).where(eq(belongings.id, action));
  await db
    .update(origins)
    .set({ tools: [TOOL] })
    .where(eq(origins.id, race));
  await close();
};

test("values longer than the API accepts pass when they are sent back, or corrected at no greater length", async () => {
  const product = await AppServer.make("embedded");
  await product.prepare();
  await product.start();
  try {
    const maren = await join(product.address, "Maren");
    const { send } = maren;
    const campaign_id = await makeCampaign(maren);
    const { character_id } = await make(maren, "characters", { campaign_id });
    const { character_spell_id = 0 } = await make(maren, "character-spells", {
      character_id,
      spell_name: "Ward",
    });
    const { race_id = 0 } = await make(maren, "character-races", { character_id, race_name: "Elf" });
    const { encounter_id } = await make(maren, "encounters", { campaign_id, encounter_name: "Gate" });
    const { encounter_item_id = 0 } = await make(maren, "encounter-inventory", {
      encounter_id,
      item_name: "Key",
    });
    const parry = { encounter_id, action_name: "Parry", action_type: "Defense" };
    const { encounter_action_id = 0 } = await make(maren, "encounter-actions", parry);
    await product.stop();
    await widen(product.dataDir, {
      spell: character_spell_id,
      race: race_id,
      item: encounter_item_id,
      action: encounter_action_id,
    });
    await product.start();

    const spell = `/api/character-spells/${character_spell_id}`;
    const [stored] = (
      await send("GET", `/api/character-spells/character/${character_id}`)
    ).json() as object[];
    expect(stored).toMatchObject({ spell_range: FAR, spell_effects: JSON.stringify([LONG]) });
    const renamed = await send("PUT", spell, { ...stored, spell_name: "Brine ward" });
    expect([renamed.status, renamed.json()]).toEqual([200, { ...stored, spell_name: "Brine ward" }]);
    const corrected = { spell_range: FAR.replace("clear", "sunny"), spell_effects: [LONG.replace("x", "y")] };
    expect((await send("PUT", spell, { ...stored, ...corrected })).status).toBe(200);
    for (const [field, value] of [
      ["spell_range", `${FAR}!`],
      ["spell_area", FAR],
      ["spell_effects", [LONG, LONG]],
    ] as const) {
      const refused = await send("PUT", spell, { ...stored, [field]: value });
      expect([refused.status, refused.json()]).toMatchObject([
        400,
        { fields: { [field]: expect.any(String) } },
      ]);
    }

    const race = `/api/character-races/${race_id}`;
    const sameTools = { race_name: "Sea elf", tool_proficiencies: JSON.stringify([TOOL]) };
    expect((await send("PUT", race, sameTools)).status).toBe(200);
    expect((await send("PUT", race, { language_proficiencies: [TOOL] })).status).toBe(400);

    const action = `/api/encounter-actions/${encounter_action_id}`;
    const reaction = { action_name: "Riposte", action_type: "Reaction" };
    const kept = await send("PUT", action, reaction);
    expect([kept.status, kept.json()]).toMatchObject([200, reaction]);
    expect((await send("PUT", action, { action_type: "Bonus action" })).status).toBe(400);

    const item = `/api/encounter-inventory/${encounter_item_id}`;
    const [key] = (await send("GET", `/api/encounter-inventory/encounter/${encounter_id}`)).json() as {
      abilities: string;
    }[];
    expect(key?.abilities).toContain(LONG);
    expect((await send("PUT", item, { ...key, item_name: "Bone key" })).status).toBe(200);
    const changed = (part: object) =>
      send("PUT", item, {
        abilities: JSON.stringify([{ ...(JSON.parse(key?.abilities ?? "[]") as object[])[0], ...part }]),
      });
    expect((await changed({ cost: FAR })).status).toBe(400);
    expect((await changed({ name: FAR.slice(1), cost: "1 charge" })).status).toBe(200);
  } finally {
    await product.remove();
  }
});
