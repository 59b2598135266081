import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { connect } from "@/db/connect";
import { belongings, origins } from "@/db/schema/creatures";
import { join, test } from "../cast";
import { Product } from "../product";

const FAR = "as far as the eye can see on a clear day";
const LONG = "x".repeat(421);
const TOOL = "Instruments of the navigators' guild";

/** Writes what an import may bring and no call accepts, while nobody serves the data folder. */
const widen = async (dataDir: string, spell: number, race: number): Promise<void> => {
  const none = { databaseUrl: undefined, migrateDatabaseUrl: undefined, hosted: false };
  const { db, close } = await connect({ dataDir, ...none });
  await db
    .update(belongings)
    .set({ range: FAR, effects: [LONG] })
    .where(eq(belongings.id, spell));
  await db
    .update(origins)
    .set({ tools: [TOOL] })
    .where(eq(origins.id, race));
  await close();
};

test("values longer than the API accepts pass when they are sent back unchanged, and no other way", async () => {
  test.setTimeout(120_000);
  const product = await Product.start();
  try {
    const { send } = await join(product.address, "Maren");
    const post = async (path: string, data: object) =>
      (await send("POST", `/api/${path}`, data)).json() as Record<string, number>;
    const { campaign_id } = await post("campaigns/create", { campaign_name: "The Salt Crown" });
    const { character_id } = await post("characters", { campaign_id });
    const { character_spell_id = 0 } = await post("character-spells", { character_id, spell_name: "Ward" });
    const { race_id = 0 } = await post("character-races", { character_id, race_name: "Elf" });
    await product.stop();
    await widen(product.dataDir, character_spell_id, race_id);
    await product.start();

    const spell = `/api/character-spells/${character_spell_id}`;
    const [stored] = (
      await send("GET", `/api/character-spells/character/${character_id}`)
    ).json() as object[];
    expect(stored).toMatchObject({ spell_range: FAR, spell_effects: JSON.stringify([LONG]) });
    const renamed = await send("PUT", spell, { ...stored, spell_name: "Brine ward" });
    expect([renamed.status, renamed.json()]).toEqual([200, { ...stored, spell_name: "Brine ward" }]);
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
  } finally {
    await product.remove();
  }
});
