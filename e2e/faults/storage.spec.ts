import assert from "node:assert/strict";
import type { AppServer } from "../support/app-server";
import { type PictureStore, pictureStore } from "../support/picture-store";
import { saw, test as faults } from "./fixtures";
import { allKept, type Player, playerAt, recovers, refused, together, upload, writeNote } from "./table";
import { fill, tinyDisk } from "./tiny-disk";

const test = faults.extend<{
  /** A started server that uploads its pictures to a fake Blob store, and a signed-up user who has a campaign. */
  withStore: { store: PictureStore; place: AppServer; player: Player };
}>({
  withStore: async ({ placeOn, later }, use) => {
    const store = await pictureStore();
    later(() => store.close());
    const place = await placeOn("embedded");
    place.env["BLOB_READ_WRITE_TOKEN"] = "vercel_blob_rw_store_secret";
    place.env["VERCEL_BLOB_API_URL"] = store.address;
    await place.start();
    await use({ store, place, player: await playerAt(place) });
  },
});

test("disk full for uploads", async ({ placeOn, later }) => {
  const disk = tinyDisk(8, later);
  const place = await placeOn("PostgreSQL");
  place.env["DATA_DIR"] = disk;
  await place.start();
  const player = await playerAt(place);
  await recovers(() => upload(place, player));
  const free = fill(disk);
  const slowest = await together(4, () => refused(() => upload(place, player)));
  assert((await writeNote(player, "without a picture")).status < 300, "texts aren't kept any more");
  free();
  const back = await recovers(() => upload(place, player));
  const { code, said } = await place.command("backup", `${place.dataDir}.tar`);
  later(() => place.run(["-e", `fs.rmSync("${place.dataDir}.tar", { force: true })`]));
  assert(code === 0 && !said.includes("lost earlier"), `a row shows a picture that isn't there: ${said}`);
  saw(`503 in ${slowest} ms, texts are kept, no row without its picture, back in ${back} ms`);
});

test("disk full for the embedded database", async ({ placeOn, later }) => {
  const disk = tinyDisk(128, later);
  const place = await placeOn("embedded");
  place.env["DATA_DIR"] = disk;
  await place.start();
  const player = await playerAt(place);
  const kept: string[] = [];
  const write = async (text: string) => {
    const answer = await writeNote(player, text);
    if (answer.status < 300) kept.push(text);
    return answer;
  };
  await write("before");
  const free = fill(disk);
  // Some more fits into the files that are there.
  const text = "ink ".repeat(4_000);
  let answer = await write(`0 ${text}`);
  for (let count = 1; answer.status < 300 && count < 4_000; count += 1)
    answer = await write(`${count} ${text}`);
  const slowest = await refused(() => write(`again ${text}`));
  free();
  const back = await recovers(() => write("after"), 30_000);
  await allKept(player, kept);
  await place.stop();
  await place.start();
  await allKept(player, kept);
  saw(`503 in ${slowest} ms, ${kept.length} notes kept, none lost, back in ${back} ms`);
});

test("image store failing, and back", async ({ withStore: { store, place, player } }) => {
  await recovers(() => upload(place, player));
  store.mood = "failing";
  const slowest = await together(4, () => refused(() => upload(place, player)));
  store.mood = "well";
  saw(`503 in ${slowest} ms, back in ${await recovers(() => upload(place, player))} ms`);
});

test("image store silent, and back", async ({ withStore: { store, place, player } }) => {
  store.mood = "silent";
  const slowest = await together(4, () => refused(() => upload(place, player)));
  assert((await writeNote(player, "meanwhile")).status < 300, "texts aren't kept meanwhile");
  store.mood = "well";
  saw(`503 in ${slowest} ms, texts are kept, back in ${await recovers(() => upload(place, player))} ms`);
});
