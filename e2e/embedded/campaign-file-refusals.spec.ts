// Longer than most: a list of everything that is refused, and servers of their own are started once a file.
import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import {
  campaign,
  campaignFile,
  character,
  formOf,
  item,
  json,
  picturedFile,
} from "../support/campaign-file";
import { join, type Player } from "../support/cast";
import { type Deployed, test } from "../support/deployed";
import { png } from "../support/images";
import { type ZipPart, zip } from "../support/zip";

// The files of one server are looked into, so the tests follow one another.
test.describe.configure({ mode: "default" });

const MB = 1024 * 1024;
const filesIn = ({ dataDir }: Deployed): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^images\/.*\.\w+$/.test(file),
  );

const head = (version: unknown, format = "tomekeeper-campaign") =>
  zip([json("campaign.json", campaign()), json("manifest.json", { format, version, pictures: [] })]);
const packed = (how: Pick<ZipPart, "encrypted" | "method">) =>
  zip([
    { ...json("campaign.json", campaign()), ...how },
    { ...json("manifest.json", { format: "tomekeeper-campaign", version: 1, pictures: [] }), ...how },
  ]);
const zeros = (bytes: number) => Buffer.alloc(bytes, "0");
const many = (count: number, each: (index: number) => ZipPart) =>
  Array.from({ length: count }, (_, index) => each(index));
const copies = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const refused: [what: string, status: number, sentence: RegExp, make: () => Buffer][] = [
  ["no zip", 415, /^Only campaign files/, () => png()],
  ["an empty file", 415, /^Only campaign files/, () => Buffer.alloc(0)],
  ["an empty zip", 415, /^Only campaign files/, () => zip([])],
  ["the first bytes of a zip alone", 400, /damaged/, () => Buffer.from("PK\u0003\u0004")],
  ["half a file", 400, /damaged/, () => picturedFile().subarray(0, 900)],
  ["a zip with a password", 400, /has a password/, () => packed({ encrypted: true })],
  ["a zip by bzip2", 400, /packed in a way/, () => packed({ method: 12 })],
  [
    "a zip of something else",
    400,
    /holds no campaign/,
    () => zip([{ name: "a.txt", bytes: Buffer.from("a") }]),
  ],
  ["another format", 400, /holds no campaign/, () => head(1, "other")],
  ["a later version", 400, /version 2/, () => head(2)],
  ["a version that is no number", 400, /holds no campaign/, () => head("1")],
  [
    "a manifest that is no JSON",
    400,
    /damaged/,
    () => zip([{ name: "manifest.json", bytes: Buffer.from("{") }]),
  ],
  [
    "a manifest alone",
    400,
    /damaged/,
    () => zip([json("manifest.json", { format: "tomekeeper-campaign", version: 1, pictures: [] })]),
  ],
  ["no record", 400, /its content/, () => campaignFile({ book: [] })],
  [
    "a blank name",
    400,
    /name: Campaign name is required/,
    () => campaignFile({ book: campaign({ name: " " }) }),
  ],
  ["NUL characters", 400, /notes\.0/, () => campaignFile({ book: campaign({ notes: ["\0"] }) })],
  [
    "more hit points than the maximum",
    400,
    /currentHitPoints/,
    () => campaignFile({ book: campaign({ characters: [character({ currentHitPoints: 25 })] }) }),
  ],
  [
    "a name that climbs out of its folder",
    400,
    /damaged/,
    () => campaignFile({ parts: [{ name: "../../escape.txt", bytes: Buffer.from("x") }] }),
  ],
  [
    "an absolute name",
    400,
    /damaged/,
    () => campaignFile({ parts: [{ name: "/etc/x", bytes: Buffer.from("x") }] }),
  ],
  [
    "a Windows path",
    400,
    /damaged/,
    () => campaignFile({ parts: [{ name: "..\\x", bytes: Buffer.from("x") }] }),
  ],
  ["the same name twice", 400, /damaged/, () => campaignFile({ parts: [json("campaign.json", campaign())] })],
  [
    "thousands of entries",
    413,
    /more than a campaign/,
    () => campaignFile({ parts: many(7000, (index) => ({ name: `x${index}`, bytes: Buffer.from("x") })) }),
  ],
  [
    "records that unfold a thousand times",
    413,
    /more than a campaign/,
    () => zip([manifest, { name: "campaign.json", bytes: zeros(40 * MB) }]),
  ],
  [
    "records that say they are small",
    400,
    /damaged/,
    () => zip([manifest, { name: "campaign.json", bytes: zeros(40 * MB), claimed: 100 }]),
  ],
  [
    "a manifest that unfolds a thousand times",
    413,
    /more than a campaign/,
    () => zip([{ name: "manifest.json", bytes: zeros(40 * MB) }]),
  ],
  [
    "pictures that unfold to gigabytes together",
    413,
    /more than a campaign/,
    () => {
      const bomb = zeros(4 * MB);
      const names = many(40, (index) => ({
        name: `pictures/${index}.webp`,
        bytes: index === 0 ? png() : bomb,
      }));
      return campaignFile({
        book: campaign({ characters: names.map(({ name }) => character({ image: name })) }),
        pictures: Object.fromEntries(names.map(({ name, bytes }) => [name, bytes])),
      });
    },
  ],
  [
    "entries that share their bytes",
    400,
    /damaged/,
    () => {
      const bytes = zeros(MB);
      const shared = many(200, (index) => ({ name: `pictures/${index}.webp`, bytes, shared: index > 0 }));
      return zip([...shared, json("campaign.json", campaign()), manifest]);
    },
  ],
  [
    "more creatures than a book may have",
    413,
    /more than a campaign/,
    () => campaignFile({ book: campaign({ characters: copies(2001, character()) }) }),
  ],
  [
    "more rows than a book may have",
    413,
    /more than a campaign/,
    () =>
      campaignFile({ book: campaign({ characters: copies(30, character({ items: copies(700, item()) })) }) }),
  ],
  [
    "millions of values",
    413,
    /more than a campaign/,
    () =>
      zip([
        manifest,
        {
          name: "campaign.json",
          bytes: Buffer.from(`[${copies(1000, `[${copies(1000, 0).join()}]`).join()}]`),
        },
      ]),
  ],
  [
    "lists in lists without end",
    413,
    /more than a campaign/,
    () =>
      zip([
        manifest,
        { name: "campaign.json", bytes: Buffer.from("[".repeat(700_000) + "]".repeat(700_000)) },
      ]),
  ],
];
const manifest = json("manifest.json", { format: "tomekeeper-campaign", version: 1, pictures: [] });

/** Sign-ups are limited a network address, imports a person. */
const SHARED_BY = 15;
let shared: { person: Player; left: number } | undefined;
const someone = async ({ baseURL }: Deployed): Promise<Player> => {
  if (!shared || shared.left === 0) shared = { person: await join(baseURL, "Maren"), left: SHARED_BY };
  shared.left -= 1;
  return shared.person;
};

for (const [what, status, sentence, make] of refused)
  test(`${what} is refused, and nothing is left behind`, async ({ deployed }) => {
    const { send } = await someone(deployed);
    const before = filesIn(deployed);
    const answer = await send("POST", "/api/campaigns/import", formOf(make()));
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(/^\{"error":"/)]);
    expect((answer.json() as { error: string }).error).toMatch(sentence);
    expect((await send("GET", "/api/campaigns/my")).json()).toEqual([]);
    expect(filesIn(deployed)).toEqual(before);
  });

test("a body above the limit of this call is refused, one above that of others is taken", async ({
  deployed,
}) => {
  const { send } = await join(deployed.baseURL, "Maren");
  const heavy = (bytes: number) => campaignFile({ parts: [{ name: "x", bytes: noise(bytes) }] });
  expect((await send("POST", "/api/campaigns/import", formOf(heavy(20 * MB)))).status).toBe(201);
  expect((await send("POST", "/api/campaigns/import", formOf(Buffer.alloc(66 * MB)))).status).toBe(413);
  expect((await send("POST", "/api/campaigns/create", formOf(heavy(20 * MB)))).status).toBe(413);
});
/** Bytes that don't get smaller. */
const noise = (bytes: number) => {
  const made = Buffer.alloc(bytes);
  let value = 1;
  for (let at = 0; at < bytes; at += 4) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    made.writeUInt32LE(value, at);
  }
  return made;
};

test("the pictures of a campaign whose account ends meanwhile are not left behind", async ({ deployed }) => {
  const before = filesIn(deployed);
  const person = await join(deployed.baseURL, "Brief");
  const pictures = Object.fromEntries(
    many(40, (index) => ({ name: `pictures/${index}.webp`, bytes: png(900, 900) })).map(({ name, bytes }) => [
      name,
      bytes,
    ]),
  );
  const book = campaign({ characters: Object.keys(pictures).map((image) => character({ image })) });
  const importing = person.send("POST", "/api/campaigns/import", formOf(campaignFile({ book, pictures })));
  await expect.poll(() => filesIn(deployed).length).toBeGreaterThan(before.length);
  await person.send("DELETE", "/api/users/me", { password: "lantern" });
  expect((await importing).status).toBe(401);
  expect(filesIn(deployed)).toEqual(before);
});

test("twenty imports an hour are enough", async ({ deployed }) => {
  const { send } = await join(deployed.baseURL, "Maren");
  const statuses = [];
  for (let time = 0; time < 21; time += 1)
    statuses.push((await send("POST", "/api/campaigns/import", formOf(campaignFile()))).status);
  expect(statuses).toEqual([...copies(20, 201), 429]);
});
