// Rows that no call writes: of a transaction that is committed after later ones (the embedded database has one connection, and knows
// none), and those that a dump brought in.
import { expect } from "@playwright/test";
import pg from "pg";
import { test } from "../support/cast";
import { listen } from "../support/event-stream";
import { build } from "../support/world";

const database = process.env["DATABASE_URL"];

if (database)
  test("a change that is committed late is told, to who listens and to who comes back", async ({
    cast,
    site,
  }) => {
    const { campaign = 0, character = 0 } = await build(cast);
    const { creator, other, owner } = cast;
    const slow = new pg.Client({ connectionString: database });
    await slow.connect();
    try {
      const listening = await listen(site, other.token, { campaign });
      await listening.next(({ event }) => event === "presence");
      await slow.query("begin");
      await slow.query(
        "insert into changes (campaign_id, audience, kind, record_id, by) values ($1, 'members', 'characters', $2, $3)",
        [campaign, character, owner.id],
      );
      for (const setting of ["One", "Two", "Three"])
        await creator.send("PUT", `/api/campaigns/${campaign}`, { setting });
      const quick = await listening.change("campaign");
      const gone = await listen(site, other.token, { campaign });
      await creator.send("PUT", `/api/campaigns/${campaign}`, { setting: "Four" });
      const { id: lastEventId = "" } = await gone.change("campaign");
      gone.close();
      expect(listening.events.some(({ data }) => data?.["kind"] === "characters")).toBe(false);
      await slow.query("commit");
      const late = await listening.change("characters");
      expect(late.data).toMatchObject({ id: character, by: owner.id });
      expect(Number(late.id)).toBeLessThan(Number(quick.id));
      const back = await listen(site, other.token, { campaign, lastEventId });
      expect((await back.change("characters")).data).toMatchObject({ id: character });
      await creator.send("PUT", `/api/campaigns/${campaign}`, { setting: "Five" });
      await back.change("campaign");
      const told = back.events.filter(({ event }) => event === "change");
      expect(told.map(({ data }) => data["kind"])).toEqual(["characters", "campaign"]);
      back.close();
      listening.close();
    } finally {
      await slow.end();
    }
  });

if (database)
  test("a save that waited for another one is told after it, each once to who listens, and who comes back by it misses nothing", async ({
    cast,
    site,
  }) => {
    const { campaign = 0, note = 0 } = await build(cast);
    const { creator, admin } = cast;
    const slow = new pg.Client({ connectionString: database });
    await slow.connect();
    try {
      const listening = await listen(site, admin.token, { campaign });
      await listening.next(({ event }) => event === "presence");
      await slow.query("begin");
      await slow.query("update notes set text = 'The other one' where id = $1", [note]);
      await slow.query(
        "insert into changes (campaign_id, audience, kind, record_id, by) values ($1, 'managers', 'notes', $2, $3)",
        [campaign, note, admin.id],
      );
      const saving = creator.send("PUT", `/api/dm-notes/${note}`, { note_text: "The last one" });
      const isWaiting = "select from pg_locks where not granted and pid <> pg_backend_pid()";
      await expect.poll(async () => (await slow.query(isWaiting)).rowCount).toBeGreaterThan(0);
      await slow.query("commit");
      const saved = await saving;
      expect([saved.status, saved.json()]).toMatchObject([200, { note_text: "The last one" }]);
      const told = await listening.change("notes", creator.id);
      expect((await listening.change("notes", admin.id)).data).toMatchObject({ id: note });
      await creator.send("PUT", `/api/campaigns/${campaign}`, { setting: "One" });
      await listening.change("campaign");
      const heard = listening.events.filter(({ event }) => event === "change");
      expect(heard.map(({ data }) => [data["kind"], data["by"]])).toEqual([
        ["notes", admin.id],
        ["notes", creator.id],
        ["campaign", creator.id],
      ]);
      const back = await listen(site, admin.token, { campaign, lastEventId: told.id });
      expect((await back.change("campaign")).data).toMatchObject({ id: campaign });
      expect(back.events.some(({ id }) => id === told.id)).toBe(false);
      back.close();
      listening.close();
    } finally {
      await slow.end();
    }
  });

if (database)
  test("what a dump brought in is no news, and who was told of it before loads all again", async ({
    cast,
    site,
  }) => {
    const { campaign = 0, character = 0 } = await build(cast);
    const { creator, other, owner } = cast;
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    try {
      const listening = await listen(site, other.token, { campaign });
      await listening.next(({ event }) => event === "presence");
      // Its numbers are of a database that had counted further.
      const restored = await client.query<{ id: string }>(
        `insert into changes (campaign_id, audience, kind, record_id, by, xid, snapshot)
         values ($1, 'members', 'characters', $2, $3, pg_current_xact_id()::text::bigint + 1000000, pg_current_snapshot()::text)
         returning id`,
        [campaign, character, owner.id],
      );
      for (const setting of ["One", "Two"])
        await creator.send("PUT", `/api/campaigns/${campaign}`, { setting });
      await expect
        .poll(() =>
          listening.events.filter(({ event }) => event === "change").map(({ data }) => data["kind"]),
        )
        .toEqual(["campaign", "campaign"]);
      listening.close();
      const lastEventId = restored.rows[0]?.id;
      const back = await listen(site, other.token, { campaign, lastEventId });
      await back.next(({ event }) => event === "resync");
      back.close();
      const ahead = `${Date.now()} 9000000000:9000000000:`;
      const reader = await listen(site, other.token, { campaign, since: ahead });
      await reader.next(({ event }) => event === "resync");
      reader.close();
    } finally {
      await client.end();
    }
  });
