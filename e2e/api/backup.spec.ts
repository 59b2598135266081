import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { enter, join, type Player } from "../support/cast";
import { answerOf } from "../support/client";
import { png } from "../support/images";
import { AppServer, type Kind } from "../support/app-server";
import { pictureStore } from "../support/picture-store";

// A first start makes a whole database, which a busy machine takes its time for.
test.setTimeout(300_000);

const server = process.env["DATABASE_URL"];
/** With a server the ways from it and to it; without one what is left. */
const ways: readonly (readonly [Kind, Kind])[] = server
  ? [
      ["embedded", "PostgreSQL"],
      ["PostgreSQL", "embedded"],
      ["PostgreSQL", "PostgreSQL"],
    ]
  : [["embedded", "embedded"]];
const places: AppServer[] = [];
let folder = "";
let file = "";

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-backup-"));
  file = path.join(folder, "tomekeeper.tar");
});
test.afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

const placeFor = async (kind: Kind) => {
  const place = await AppServer.make(kind);
  places.push(place);
  return place;
};

interface Book {
  campaign_id: number;
  campaign_name: string;
  cover_img: string | null;
}

const make = async ({ address }: AppServer, { token }: Player, name: string, shade = 0): Promise<Book> => {
  const body = new FormData();
  body.set("campaign_name", name);
  body.set("cover_img", new Blob([new Uint8Array(png(60, 90, [shade, 90, 140]))]), "cover.png");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/campaigns/create`, { method: "POST", headers, body });
  return (await answerOf(answer)).json() as Book;
};
const booksOf = async ({ send }: Player) => (await send("GET", "/api/campaigns/my")).json() as Book[];
const bytesAt = async ({ address }: AppServer, image: string | null) => {
  const answer = await fetch(address + image);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

for (const [from, to] of ways)
  test(`a backup of a running server (${from}) becomes a whole product again (${to})`, async () => {
    const source = await placeFor(from);
    await source.prepare("db/scripts/seed.ts");
    await source.start();
    const keeper = await join(source.address, "Maren");
    const kept = await make(source, keeper, "The Salt Crown");
    await keeper.send("POST", "/api/dm-notes", {
      campaign_id: kept.campaign_id,
      note_text: "Low tide: “öäü” \\ \n\t🜁",
    });
    const leaver = await join(source.address, "Lorn");
    expect((await leaver.send("DELETE", "/api/users/me", { password: "lantern" })).status).toBe(200);

    // Books and pictures come and go while the backup is made.
    const busy = { on: true };
    const writer = await join(source.address, "Quill");
    const writing = (async () => {
      for (let shade = 0; busy.on; shade = (shade + 1) % 250) {
        const { campaign_id: id } = await make(source, writer, `Passing ${shade}`, shade);
        if (shade % 3 > 0) await writer.send("DELETE", `/api/campaigns/${id}`);
      }
    })();
    const backup = await source.command("backup", file);
    busy.on = false;
    await writing;
    expect(backup.said).toMatch(/holds \d+ rows and \d+ pictures\.\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await source.command("backup", file)).said).toContain("exists: a backup overwrites nothing");
    expect((await source.command("backup", path.join(source.dataDir, "today.tar"))).said).toContain(
      `It lies in the data folder ${source.dataDir}, which it saves: copy it to another disk`,
    );

    const target = await placeFor(to);
    const restored = await target.command("restore", file);
    expect(restored.said).toMatch(/^Everything of .* is here again, with \d+ pictures\./);
    await target.start();
    expect((await fetch(`${target.address}/api/users/me`, bearer(keeper))).status).toBe(401);

    const back = await enter(target.address, { ...keeper, password: "lantern" });
    expect(back.id).toBe(keeper.id);
    const [book] = await booksOf(back);
    expect(book).toEqual({ ...kept, cover_img: book?.cover_img });
    expect(await bytesAt(target, book?.cover_img ?? "")).toEqual(await bytesAt(source, kept.cover_img));
    const notes = `/api/dm-notes/${kept.campaign_id}`;
    expect((await back.send("GET", notes)).json()).toEqual((await keeper.send("GET", notes)).json());
    const passing = await enter(target.address, { ...writer, password: "lantern" });
    for (const { cover_img: image } of await booksOf(passing))
      expect((await bytesAt(target, image)).length).toBeGreaterThan(50);

    // Neither an id of a living row nor of a deleted one is given again.
    expect((await join(target.address, "Fresh")).id).toBeGreaterThan(leaver.id);
    expect((await make(target, back, "A second book")).campaign_id).toBeGreaterThan(kept.campaign_id);

    await target.stop();
    const again = await target.command("restore", file);
    expect(again.code).toBe(1);
    expect(again.said).toMatch(/^The database isn't empty \(table \w+\): /);
  });

const bearer = ({ token }: Player) => ({ headers: { authorization: `Bearer ${token}` } });

const backUpSeed = async () => {
  const source = await placeFor("embedded");
  await source.prepare("db/scripts/seed.ts");
  expect((await source.command("backup", file)).code).toBe(0);
};

if (!server) {
  test("a damaged backup restores nothing, nor a whole one into a Blob store that may be in use", async () => {
    await backUpSeed();
    const whole = readFileSync(file);
    const target = await placeFor("embedded");
    const refused = async (content: Buffer) => {
      const broken = path.join(folder, "broken.tar");
      writeFileSync(broken, content);
      const { code, said } = await target.command("restore", broken);
      expect(code).toBe(1);
      expect(said).toMatch(
        /^The backup is damaged \(.+\): nothing of it was restored\. Use another one\.\n$/,
      );
    };
    const changed = Buffer.from(whole);
    changed[whole.length / 2] = (changed[whole.length / 2] ?? 0) ^ 1;
    await refused(changed);
    await refused(whole.subarray(0, whole.length - 2048));
    await refused(Buffer.from("a picture of a cat"));
    expect((await target.command("restore", path.join(folder, "none.tar"))).said).toMatch(
      /can't be read \(ENOENT\)/,
    );
    const store = await pictureStore();
    target.env["BLOB_READ_WRITE_TOKEN"] = "vercel_blob_rw_store_secret";
    target.env["VERCEL_BLOB_API_URL"] = store.address;
    store.add();
    const unsure = await target.command("restore", file);
    const sure = await target.command("restore", file, "--take-over");
    store.close();
    expect(unsure.code).toBe(1);
    expect(unsure.said).toMatch(/^The Blob store isn't empty, .* If none does, add --take-over\.\n$/);
    expect(sure.said).toMatch(/^Everything of /);
  });

  test("a folder that holds no database is not backed up, and stays as it is", async () => {
    const place = await placeFor("embedded");
    const { code, said } = await place.command("backup", file);
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder .* holds no database: set DATA_DIR/);
    expect(readdirSync(place.dataDir)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a copy that counted a failed log-in is still an empty one", async () => {
    await backUpSeed();
    const target = await placeFor("embedded");
    await target.prepare("db/scripts/migrate.ts");
    await target.start();
    const attempt = { email: "nobody@tomekeeper.example", password: "lantern" };
    const body = JSON.stringify(attempt);
    const headers = { "content-type": "application/json" };
    const refused = await fetch(`${target.address}/api/users/login`, { method: "POST", headers, body });
    expect(refused.status).toBe(401);
    await target.stop();
    expect((await target.command("restore", file)).said).toMatch(/^Everything of /);
  });
}
