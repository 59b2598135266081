import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connect } from "@/db/connect";
import { campaigns, members, notes } from "@/db/schema/campaigns";
import { fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { users } from "@/db/schema/users";
import { linksTo } from "./links";
import { findNamed, search } from "./search";

const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-unit-"));
let connection: Connection;
const ids = { master: 0, player: 0, campaign: 0 };

/** Korean, Japanese and Bengali: folding makes two and more of what is one letter here. */
const TAKEN_APART = ["\ud55c\uad6d", "\u304c", "\u09df"];

/** What `trim` takes off in JavaScript. */
const BLANKS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => sign.trim() === "",
);
/** A link stands on one line. */
const WITHIN_LINE = BLANKS.filter((sign) => !/[\r\n]/.test(sign));

beforeAll(async () => {
  const settings = { databaseUrl: undefined, migrateDatabaseUrl: undefined, hosted: false };
  connection = await connect({ ...settings, dataDir: folder });
  const { db } = connection;
  const account = (username: string) => ({
    username,
    email: `${username}@tomekeeper.example`,
    passwordHash: "",
  });
  const people = await db
    .insert(users)
    .values([account("Maren"), account("Tobias")])
    .returning();
  const book = {
    name: "The Salt Crown",
    coverColour: "#000000",
    description: "A coast of salt",
    setting: "",
  };
  const [campaign] = await db.insert(campaigns).values(book).returning();
  Object.assign(ids, { master: people[0]?.id, player: people[1]?.id, campaign: campaign?.id });
  const campaignId = ids.campaign;
  await db.insert(members).values([
    { campaignId, userId: ids.master, role: "creator" },
    { campaignId, userId: ids.player, role: "player" },
  ]);
  const note = (title: string, text = "") => ({ campaignId, title, text });
  await db
    .insert(notes)
    .values([
      note("Lantern"),
      note("Lantern street"),
      note("The old lantern"),
      note("Moonlantern"),
      note("Lamp", "He lit the Länterns one by one."),
      note("100% of it"),
      note("1000 of it"),
      note("Marks", `${"e\u0301".repeat(900)} qomber`),
      note("Η ΜΕΓΑΛΗ ΟΔΟΣ"),
      ...BLANKS.map((blank) => note(`${blank}The toll house${blank}`)),
      ...WITHIN_LINE.map((blank, index) => note(`Link ${index}`, `See [[${blank}Ashmere${blank}]].`)),
      note("Ashmere"),
      note("Street", "Πίσω από την ΟΔΟ και την ΟΔΟΣ"),
      ...TAKEN_APART.map((letters, index) => note(`Apart ${index}`, `${letters.repeat(900)} quomber`)),
      note("The orchard of kings and queens"),
      ...Array.from({ length: 210 }, (_, index) => note(`Sword ${index}`)),
    ]);
  const rest = { combatants: [] } as never;
  await db.insert(fights).values({ campaignId, name: "Zzyqvorx", rest });
  await db.insert(handouts).values([
    { campaignId, title: "Zzyqvorx", text: "" },
    { campaignId, title: "A lantern for Tobias", text: "", isSealed: false, openedFor: [ids.player] },
  ]);
}, 120_000);
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

const find = async (userId: number, query: string) =>
  (await search(connection.db, userId, { campaignId: ids.campaign, query, limit: 20 })).map(
    ({ title }) => title,
  );

describe("a search in a book", () => {
  it("finds names before texts: equal, begun with, a word of them, a part", async () => {
    expect(await find(ids.master, "LÁNTERN")).toEqual([
      "Lantern",
      "Lantern street",
      "The old lantern",
      "A lantern for Tobias",
      "Moonlantern",
      "Lamp",
    ]);
  });

  it("finds a word that begins so before the shorter names that have it as a part, however many", async () => {
    const asked = { campaignId: ids.campaign, query: "or", limit: 50 };
    for (const inNames of [true, false])
      expect((await search(connection.db, ids.master, { ...asked, inNames }))[0]?.title).toBe(
        "The orchard of kings and queens",
      );
    expect((await search(connection.db, ids.master, { ...asked, query: "or.*" })).length).toBe(0);
  });

  it.each(["οδος", "ΟΔΟΣ", "οδοσ", "ὁδός"])("finds %s in small letters and capitals", async (query) => {
    expect(await find(ids.master, query)).toEqual(["Η ΜΕΓΑΛΗ ΟΔΟΣ", "Street"]);
  });

  it.each(["lantrn", "lanetrn", "lanterm"])("finds names through a typo: %s", async (query) => {
    expect((await find(ids.master, query))[0]).toBe("Lantern");
  });

  it("takes signs for letters", async () => {
    expect(await find(ids.master, "100%")).toEqual(["100% of it"]);
    expect(await find(ids.master, "\\_'")).toEqual([]);
  });

  it("finds for a player what is theirs to see, and nothing of the rest", async () => {
    expect(await find(ids.player, "lantern")).toEqual(["A lantern for Tobias"]);
    expect(await find(ids.player, "zzyqvorx")).toEqual([]);
    expect(await find(ids.player, "zzyqvor")).toEqual([]);
    expect(await find(ids.master, "zzyqvorx")).toHaveLength(2);
    expect(await findNamed(connection.db, ids.player, ids.campaign, ["Zzyqvorx"])).toEqual([]);
    expect(await findNamed(connection.db, ids.master, ids.campaign, ["lantern"])).toHaveLength(1);
  });

  it("finds a name whatever blanks stand around it", async () => {
    const found = await findNamed(connection.db, ids.master, ids.campaign, ["the toll house"]);
    expect(found).toHaveLength(BLANKS.length);
  });

  it("finds the links to it whatever blanks stand in their brackets", async () => {
    const { db } = connection;
    const asked = { userId: ids.master, campaignId: ids.campaign, withOwn: true };
    const [found] = await search(db, ids.master, {
      campaignId: ids.campaign,
      query: "Ashmere",
      limit: 1,
    });
    const links = await linksTo(db, { ...asked, kind: "note", id: found?.id ?? 0 });
    expect(links.map(({ title }) => title)).toEqual(
      WITHIN_LINE.map((_, index) => `Link ${index}`).toSorted(),
    );
  });

  it("says the words around what was found where accents stand behind their letters", async () => {
    const asked = { campaignId: ids.campaign, query: "qomber", limit: 20 };
    const [mark] = await search(connection.db, ids.master, asked);
    expect(mark?.excerpt).toMatch(/^\u2026(?:e\u0301)+ qomber$/);
  });

  it("says them where folding takes letters apart", async () => {
    const asked = { campaignId: ids.campaign, query: "quomber", limit: 20 };
    const hits = await search(connection.db, ids.master, asked);
    expect(hits).toHaveLength(TAKEN_APART.length);
    for (const { excerpt } of hits) expect(excerpt).toMatch(/^\u2026.+ quomber$/u);
  });

  it("folds no emoji, as it takes for granted", async () => {
    const { rows } = (await connection.db.execute(sql`
      select count(*)::integer others from (
        select chr(code) letter from generate_series(x'1f000'::integer, x'1faff'::integer) code
        union all select chr(code) from generate_series(x'fe00'::integer, x'fe0f'::integer) code
        union all select chr(code) from generate_series(x'2600'::integer, x'27bf'::integer) code
        union all select chr(code) from generate_series(x'200b'::integer, x'2060'::integer) code
      ) signs where lower(normalize(letter, NFD)) <> letter or letter ~ '[\\u0300-\\u036f]'`)) as {
      rows: { others: number }[];
    };
    expect(rows).toEqual([{ others: 0 }]);
  });

  it("finds the pages of the world, and says the words around what was found", async () => {
    const [page] = await search(connection.db, ids.player, { campaignId: null, query: "coast", limit: 20 });
    expect(page).toMatchObject({ kind: "page", title: "Description", excerpt: "A coast of salt" });
  });
});
