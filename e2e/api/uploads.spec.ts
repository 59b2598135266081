// Longer than most: these tests share a server of their own, which is started once a file.
import { readdirSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { between } from "../support/between-transactions";
import { join, type Player } from "../support/cast";
import { answerOf } from "../support/client";
import { type Deployed, test } from "../support/deployed";
import { chunk, png, SIGNATURE } from "../support/images";
import { makeCampaign } from "../support/make";

// The files of one server are looked into, so the tests follow one another.
test.describe.configure({ mode: "default" });

interface Sent {
  path?: string;
  field?: string;
  fields?: Record<string, string>;
  name?: string;
  type?: string;
}

const upload = async ({ baseURL }: Deployed, { token }: Player, content: Buffer, sent: Sent = {}) => {
  const {
    path: to = "/api/campaigns/create",
    field = "cover_img",
    fields = { campaign_name: "N" },
    name = "a.png",
    type = "image/png",
  } = sent;
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(field, new Blob([new Uint8Array(content)], { type }), name);
  const request = { method: "POST", headers: { authorization: `Bearer ${token}` }, body: form };
  return answerOf(await fetch(baseURL + to, request));
};
const filesIn = ({ dataDir }: Deployed): string[] => {
  const all = readdirSync(path.join(dataDir), { recursive: true, encoding: "utf8" });
  return all.filter((file) => file.startsWith("images/") && /\.\w+$/.test(file)).sort();
};
const mine = async ({ send }: Player): Promise<unknown[]> =>
  (await send("GET", "/api/campaigns/my")).json() as unknown[];
const picture = () => sharp(png(60, 40));

const accepted: [string, () => Promise<Buffer>][] = [
  ["JPEG", () => picture().jpeg().toBuffer()],
  ["PNG", () => picture().png().toBuffer()],
  ["WebP", () => picture().webp().toBuffer()],
  ["GIF", () => picture().gif().toBuffer()],
  ["AVIF", () => picture().avif().toBuffer()],
];
for (const [format, make] of accepted)
  test(`${format} is taken by its content, whatever it is called, and served as WebP`, async ({
    deployed,
  }) => {
    const person = await join(deployed.baseURL, "Maren");
    const answer = await upload(deployed, person, await make(), { name: "page.html", type: "text/html" });
    expect(answer.status).toBe(201);
    const { cover_img } = answer.json() as { cover_img: string };
    expect(cover_img).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/);
    const served = await fetch(deployed.baseURL + cover_img);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
    });
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).format).toBe("webp");
  });

const refused: [string, () => Promise<Buffer>][] = [
  ["SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    "SVG behind a GIF's first bytes",
    async () => Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["PDF", async () => Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>")],
  ["TIFF", () => picture().tiff().toBuffer()],
  ["ZIP", async () => Buffer.from("504b0304140000000000", "hex")],
  ["BMP", async () => Buffer.from(`424d${"00".repeat(60)}`, "hex")],
  [
    "HEIC",
    async () =>
      Buffer.from(`0000001866747970${Buffer.from("heicmif1").toString("hex")}${"00".repeat(60)}`, "hex"),
  ],
  ["half a PNG", async () => png(60, 40).subarray(0, 60)],
  ["nothing", async () => Buffer.alloc(0)],
];
for (const [what, make] of refused)
  test(`${what} under a picture's name is refused, and nothing is kept`, async ({ deployed }) => {
    const person = await join(deployed.baseURL, "Maren");
    const before = filesIn(deployed);
    const answer = await upload(deployed, person, await make());
    expect([answer.status, answer.text]).toEqual([415, '{"error":"Only image files are allowed"}']);
    expect(filesIn(deployed)).toEqual(before);
    expect(await mine(person)).toEqual([]);
  });

/** Pixels of one bit each, all of one colour: large when unfolded and small as a file. */
const bomb = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

test("a small file that would unfold to a hundred million pixels and more is refused", async ({
  deployed,
}) => {
  const person = await join(deployed.baseURL, "Maren");
  for (const side of [10_000, 30_000]) {
    const { status } = await upload(deployed, person, bomb(side));
    expect([side, status]).toEqual([side, 413]);
  }
});

test("4 MB are taken and one byte more is too much", async ({ deployed }) => {
  const person = await join(deployed.baseURL, "Maren");
  const small = await picture().jpeg().toBuffer();
  const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
  const most = 4 * 1024 * 1024;
  expect((await upload(deployed, person, padded(most))).status).toBe(201);
  const over = await upload(deployed, person, padded(most + 1));
  expect([over.status, over.text]).toEqual([413, '{"error":"Images may be at most 4 MB"}']);
});

test("metadata is gone, the turn it asked for is made, and the longest side is 1600 px", async ({
  deployed,
}) => {
  const person = await join(deployed.baseURL, "Maren");
  const told = await sharp(png(2400, 1200))
    .withExif({ IFD0: { Copyright: "a secret place" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { cover_img } = (await upload(deployed, person, told)).json() as { cover_img: string };
  const bytes = Buffer.from(await (await fetch(deployed.baseURL + cover_img)).arrayBuffer());
  const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 800, height: 1600 });
  expect(bytes.includes("a secret place")).toBe(false);
});

// What a picture belongs to is deleted once the picture is stored: its row waits for a lock that the deletion holds. The embedded database
// has one connection: nothing there waits for one.
if (process.env["DATABASE_URL"]) {
  const late = [
    ["campaigns", "POST", () => "/api/characters", "character_img", 404],
    ["campaigns", "PUT", (id: number) => `/api/campaigns/${id}`, "cover_img", 404],
    ["users", "PUT", () => "/api/users/me", "profile_img", 401],
  ] as const;
  for (const [table, method, addressOf, field, refusal] of late)
    test(`a picture whose row can't be written is not kept: ${field}`, async ({ deployed }) => {
      const person = await join(deployed.baseURL, "Maren");
      const campaign_id = table === "users" ? 0 : await makeCampaign(person);
      const id = table === "users" ? person.id : campaign_id;
      const before = filesIn(deployed);
      const form = new FormData();
      if (method === "POST") form.set("campaign_id", String(campaign_id));
      form.set(field, new Blob([new Uint8Array(png(30, 30))]), "a.png");
      let stored = 0;
      const { status } = await between(
        deployed.databaseURL,
        [[`select from ${table} where id = $1 for update`, [id]]],
        () => person.send(method, addressOf(id), form),
        [[`delete from ${table} where id = $1`, [id]]],
        { onWaiting: () => (stored = filesIn(deployed).length - before.length) },
      );
      expect({ status, stored }).toEqual({ status: refusal, stored: 1 });
      await expect.poll(() => filesIn(deployed)).toEqual(before);
    });
}

test("what is deleted takes its pictures along, from a belonging to an account", async ({ deployed }) => {
  const before = filesIn(deployed);
  const person = await join(deployed.baseURL, "Maren");
  const content = png(30, 30);
  const make = async (sent: Sent) =>
    (await upload(deployed, person, content, sent)).json() as Record<string, number>;
  const { campaign_id } = await make({});
  const inside = { campaign_id: String(campaign_id) };
  const { character_id } = await make({ path: "/api/characters", field: "character_img", fields: inside });
  const { encounter_id } = await make({ path: "/api/encounters", field: "encounter_img", fields: inside });
  const item = {
    path: "/api/character-inventory",
    field: "item_image",
    fields: { character_id: String(character_id), item_name: "Lantern" },
  };
  const { character_inventory_id } = await make(item);
  await make(item);
  await make({
    path: "/api/encounter-spells",
    field: "spell_image",
    fields: { encounter_id: String(encounter_id), spell_name: "Ward" },
  });
  const left = () => filesIn(deployed).length - before.length;
  expect(left()).toBe(6);
  await person.send("DELETE", `/api/character-inventory/${character_inventory_id}`);
  expect(left()).toBe(5);
  await person.send("DELETE", `/api/characters/${character_id}`);
  expect(left()).toBe(3);
  await person.send("DELETE", "/api/users/me", { password: "lantern" });
  expect(filesIn(deployed)).toEqual(before);
});

test("pictures have no listing and no neighbours", async ({ deployed: { baseURL } }) => {
  for (const name of [
    "",
    "../tomekeeper",
    "..%2f..%2fdatabase",
    "%2e%2e/x.webp",
    `${"0".repeat(32)}.webp`,
    "a.webp.part",
  ])
    expect((await fetch(`${baseURL}/images/${name}`)).status).toBe(404);
});
