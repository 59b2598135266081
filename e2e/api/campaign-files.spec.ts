import { expect } from "@playwright/test";
import fc from "fast-check";
import sharp from "sharp";
import { type Content, download, recordsIn, unpack } from "../support/archives";
import { campaign, campaignFile, character, formOf, picturedFile, sha256 } from "../support/campaign-file";
import { type Player, test } from "../support/cast";
import { fullBook } from "../support/full-book";
import { png } from "../support/images";

const exported = async (site: string, person: Player, id: number) =>
  (await download(site, person, `/api/campaigns/${id}/export`)).content;

const importing = async ({ send }: Player, content: Buffer) =>
  send("POST", "/api/campaigns/import", formOf(content));
const imported = async (person: Player, content: Buffer) => {
  const answer = await importing(person, content);
  expect(answer.status, answer.text).toBe(201);
  return answer.json() as { campaign_id: number; left_out: string } & Content;
};
test("a book that was exported and imported is the same book, twice over", async ({ cast, site }) => {
  const id = await fullBook(cast.creator, cast.owner);
  const first = await exported(site, cast.creator, id);
  const original = await recordsIn(first);
  expect(original).toMatchObject({
    name: "Salt & “Crown” ⚓",
    coverImage: "pictures/1.webp",
    notes: ["First", "Second"],
    noteTitles: ["Session 1", ""],
    characters: [
      {
        name: "Ysolt",
        player: "Tobias",
        temporaryHitPoints: 5,
        conditions: [{ name: "Prone", rounds: 2 }],
        items: [{ name: "Rope" }, { name: "Lantern" }, { name: "Rope" }],
      },
      { name: "Bare", player: "Maren", race: null },
    ],
    encounters: [
      {
        name: "Eel",
        temporaryHitPoints: 4,
        race: { description: "Deep" },
        actions: [{ effects: ["A", "B"] }],
      },
    ],
    fights: [
      { name: "The lamplighter’s last round", state: "prepared", summary: null },
      { name: "The drowned chapel", state: "over", round: 1 },
    ],
  });
  const [waiting, past] = original["fights"] as { combatants: Content[]; summary: Content[] }[];
  const named = (name: string) => waiting?.combatants.find((one) => one["name"] === name);
  expect(named("Ysolt")).toMatchObject({ kind: "character", character: 0, encounter: null, isHidden: true });
  expect(named("Eel 2")).toMatchObject({ kind: "encounter", character: null, encounter: 0, group: 1 });
  expect(named("Goblin")).toMatchObject({ kind: "library", slug: "goblin" });
  expect(past?.summary).toContainEqual({ name: "Goblin", damage: 0, defeated: true, isSecret: true });
  // Somebody else brings it in, then a third person the copy of it.
  const report = await imported(cast.stranger, first);
  expect(report).toMatchObject({
    campaign_name: "Salt & “Crown” ⚓",
    is_creator: 1,
    imported_notes: 2,
    imported_characters: 2,
    imported_encounters: 1,
    imported_fights: 2,
    imported_items: 4,
    imported_spells: 1,
    imported_actions: 1,
    imported_pictures: 3,
    left_out: JSON.stringify([
      "The players: Tobias, Maren. Their characters came in as yours; invite them again.",
    ]),
  });
  const second = await exported(site, cast.stranger, report.campaign_id);
  const again = await imported(cast.guest, second);
  const third = await recordsIn(await exported(site, cast.guest, again.campaign_id));
  const ownedBy = (player: string) => ({
    ...original,
    characters: (original["characters"] as Content[]).map((one) => ({ ...one, player })),
  });
  expect(await recordsIn(second)).toEqual(ownedBy("Sable"));
  expect(third).toEqual(ownedBy("Guest"));
});

test("the copy has members, pictures and rows of its own", async ({ cast, site }) => {
  const id = await fullBook(cast.creator, cast.owner);
  const { campaign_id, cover_img } = await imported(cast.stranger, await exported(site, cast.creator, id));
  const get = async (path: string) => (await cast.stranger.send("GET", path)).json() as Content[];
  expect(await get(`/api/campaigns/${campaign_id}/roles`)).toMatchObject([
    { user_id: cast.stranger.id, role: "creator" },
  ]);
  const [ysolt] = await get(`/api/characters/${campaign_id}`);
  expect(ysolt).toMatchObject({
    user_id: cast.stranger.id,
    race: "Elf",
    character_current_HP: 3,
    encounter_saving_throw_wis: 9,
  });
  expect((await cast.owner.send("GET", `/api/characters/${campaign_id}`)).status).toBe(404);
  await cast.creator.send("DELETE", `/api/campaigns/${id}`);
  const picture = await fetch(site + String(cover_img));
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(30);
});

test("a file holds no id, no address of a person or of a picture, and is answered as a download", async ({
  cast,
  site,
}) => {
  const id = await fullBook(cast.creator, cast.owner);
  const { answer, content } = await download(site, cast.creator, `/api/campaigns/${id}/export`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="Salt-Crown.zip"',
    "cache-control": "no-store",
  });
  const entries = await unpack(content);
  const names = ["pictures/1.webp", "pictures/2.webp", "pictures/3.webp", "campaign.json", "manifest.json"];
  expect([...entries.keys()]).toEqual(names);
  const written = String(entries.get("campaign.json")) + String(entries.get("manifest.json"));
  expect(written).not.toMatch(/@|\/images\/|"\w*[iI]d"|password|createdBy|createdAt/);
});

test("pictures that can't come in are left out, each with its reason", async ({ cast }) => {
  const [good, other] = [png(20, 20), Buffer.from("no picture")];
  const book = campaign({
    coverImage: "pictures/1.webp",
    mapImage: "pictures/missing.webp",
    characters: [
      character({ name: "Ada", player: null, image: "pictures/2.webp" }),
      character({ name: "Bo", player: null, image: "pictures/3.webp" }),
      character({ name: "Di", player: null, image: "pictures/4.webp" }),
      character({ name: "Ed", player: null, image: "pictures/5.webp" }),
      character({ name: "Cy", player: null, image: "pictures/1.webp" }),
    ],
    maps: ["2", "4"].map((at) => ({
      name: `Map ${at}`,
      image: `pictures/${at}.webp`,
      width: 0,
      height: 0,
      alt: "",
    })),
  });
  const pictures = {
    "pictures/1.webp": good,
    "pictures/2.webp": other,
    "pictures/3.webp": good,
    "pictures/4.webp": Buffer.alloc(30 * 1024 * 1024),
    "pictures/5.webp": png(1601, 1600),
  };
  const listed = Object.entries(pictures).map(([file, bytes]) => ({
    file,
    sha256: file === "pictures/3.webp" ? "0".repeat(64) : sha256(bytes),
  }));
  const content = campaignFile({
    book,
    pictures,
    manifest: { pictures: listed },
    parts: [{ name: "inner.zip", bytes: picturedFile() }],
  });
  const { left_out, imported_pictures, cover_img, campaign_id } = await imported(cast.stranger, content);
  expect(JSON.parse(left_out)).toEqual([
    "One file of the archive that belongs to no campaign.",
    "The picture of the map: it is not in the file.",
    "The picture of Map 2: it is no picture of at most 4096 by 4096 pixels.",
    "The picture of Map 4: it is larger than 16 MB.",
    "The picture of Ada: it is no picture of at most 1600 by 1600 pixels.",
    "The picture of Bo: it is not the one that was exported.",
    "The picture of Di: it is larger than 4 MB.",
    "The picture of Ed: it is no picture of at most 1600 by 1600 pixels.",
  ]);
  expect(imported_pictures).toBe(2);
  // Shown twice, stored twice: one may be deleted without the other.
  const people = (await cast.stranger.send("GET", `/api/characters/${campaign_id}`)).json() as Content[];
  const cy = people.find(({ character_name }) => character_name === "Cy");
  expect(cy?.["character_img"]).toMatch(/^\/images\//);
  expect(cy?.["character_img"]).not.toBe(cover_img);
});

test("a file in which a byte is broken comes in or is refused, and never fails the server", async ({
  cast,
}) => {
  const whole = picturedFile();
  const breaks = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }));
  for (const [at, by] of fc.sample(breaks, { seed: 20_261, numRuns: 120 })) {
    const broken = Buffer.from(whole);
    broken.writeUInt8(broken.readUInt8(at) ^ by, at);
    const { status, text } = await importing(cast.guest, broken);
    expect([201, 400, 413, 415], `byte ${at} ^ ${by}: ${text}`).toContain(status);
  }
});
