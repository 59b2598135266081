import { expect } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { connect, type Database } from "@/db/connect";
import { journal } from "@/db/schema/journal";
import { join, type Player, test } from "../support/cast";
import { enlist, make, makeCampaign } from "../support/make";
import { passHours } from "../support/pass-time";

interface Evening {
  evening_id: number;
  number: number;
  state: string;
  chapter: string | null;
  begun_at: string | null;
  ended_at: string | null;
}

// What is looked at is the database that several instances share; an embedded one belongs to one process.
const databaseUrl = process.env["DATABASE_URL"];

let db: Database;
/** Asks several times at once: beside each other, and of each instance in turn where there are several. */
const together = <T>(ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, index) => ask(index)));

if (databaseUrl)
  test("an evening begins and ends once, whoever settles it and however many at once", async ({ site }) => {
    const connection = await connect({
      databaseUrl,
      migrateDatabaseUrl: undefined,
      hosted: false,
      dataDir: "",
    });
    ({ db } = connection);
    const [master, player] = [await join(site, "Maren"), await join(site, "Tobias")];
    const campaign = await makeCampaign(master);
    await enlist(master, campaign, player);
    const list = async ({ send }: Player) =>
      (await send("GET", `/api/evenings/${campaign}`)).json() as Evening[];
    const show = async () =>
      (await master.send("POST", `/api/campaigns/${campaign}/shown`, { place: "setting" })).status;

    const shows = await together(show);
    expect(shows).toEqual(shows.map(() => 200));
    const [begun, ...others] = await list(player);
    expect([begun?.state, others]).toEqual(["running", []]);

    await make(player, "characters", { campaign_id: campaign, character_name: "Ysolt" });
    await passHours(db, campaign, 4);
    const [last] = await db
      .select({ at: sql<string>`max(${journal.happenedAt})` })
      .from(journal)
      .where(eq(journal.campaignId, campaign));
    const ends = await together((index) => list(index % 2 === 0 ? master : player));
    const [ended] = await list(player);
    expect(ended).toMatchObject({ evening_id: begun?.evening_id, state: "over" });
    expect(Date.parse(ended?.ended_at ?? "")).toBe(new Date(last?.at ?? "").getTime());
    expect(ends.map(([one]) => one?.ended_at)).toEqual(ends.map(() => ended?.ended_at));
    // To end one that is over is a conflict (409), for all that ask at once.
    const again = await together(
      async () => (await master.send("POST", `/api/evenings/${begun?.evening_id}/end`)).status,
    );
    expect(again).toEqual(again.map(() => 409));

    // What happened stands in the journal once, and in one chapter.
    const made = await db
      .select({ kind: journal.kind })
      .from(journal)
      .where(eq(journal.campaignId, campaign));
    expect(made.filter(({ kind }) => kind === "character")).toHaveLength(1);
    const drafts = await together(async () => {
      const draft = await master.send("GET", `/api/evenings/${begun?.evening_id}/draft`);
      return (draft.json() as { chapter: string }).chapter;
    });
    expect(new Set(drafts).size).toBe(1);
    expect(drafts[0]?.match(/Ysolt/g)).toHaveLength(1);
    const [chapter = ""] = drafts;
    const { updated_at: seen_at } = (
      await master.send("GET", `/api/evenings/id/${begun?.evening_id}`)
    ).json() as { updated_at: string };
    const signs = await together(
      async () =>
        (await master.send("POST", `/api/evenings/${begun?.evening_id}/sign`, { chapter, seen_at })).status,
    );
    expect(signs.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);

    // The next one begins once, too, while the last is being ended by itself.
    await show();
    await passHours(db, campaign, 4);
    await together<unknown>((index) => (index % 2 === 0 ? show() : list(player)));
    const told = await list(master);
    expect(told.map(({ number, state }) => [number, state])).toEqual([
      [3, "running"],
      [2, "over"],
      [1, "over"],
    ]);
    expect(told.filter((one) => one.chapter)).toHaveLength(1);
    await connection.close();
  });
