import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pictureStore } from "../support/picture-store";
import { saw, test } from "./fixtures";
import { playerAt, upload } from "./table";

test("pictures left behind", async ({ placeOn }) => {
  const place = await placeOn("embedded");
  place.env["LOG_LEVEL"] = "info";
  await place.start();
  await upload(place, await playerAt(place));
  await place.stop();
  const folder = path.join(place.dataDir, "images");
  const [shown = ""] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".webp"),
  );
  const put = (name: string, hours: number) => {
    const file = path.join(folder, name.slice(0, 2), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
    const then = Date.now() / 1000 - hours * 3600;
    utimesSync(file, then, then);
    return file;
  };
  const name = (digit: string) => `${digit.repeat(32)}.webp`;
  const gone = [put(name("0"), 2), put(`${name("1")}.part`, 2)];
  const fresh = [put(name("2"), 0), put(`${name("3")}.part`, 0)];
  const old = Date.now() / 1000 - 7200;
  utimesSync(path.join(folder, shown), old, old);
  await place.start();
  for (let tries = 0; tries < 50 && gone.some((file) => existsSync(file)); tries += 1) await pause(100);
  assert(!gone.some((file) => existsSync(file)), "what nothing shows is still there");
  assert(
    [...fresh, path.join(folder, shown)].every((file) => existsSync(file)),
    "too much was removed",
  );
  assert(/"pictures":1,"partial":1/.test(place.said), "it was not said how many");
  saw("a picture without a row and a partial file were removed, and said; what is shown or fresh stayed");
});

test("pictures left behind in a Blob store", async ({ placeOn, later }) => {
  const store = await pictureStore();
  later(() => store.close());
  const place = await placeOn("embedded");
  place.env["LOG_LEVEL"] = "info";
  place.env["BLOB_READ_WRITE_TOKEN"] = "vercel_blob_rw_store_secret";
  place.env["VERCEL_BLOB_API_URL"] = store.address;
  await place.start();
  await upload(place, await playerAt(place));
  const [shown = ""] = store.kept;
  const gone = [store.add(), store.add()];
  const fresh = store.add();
  store.fresh.add(fresh);
  const restart = async () => {
    await place.stop();
    await place.start();
  };
  place.env["VERCEL_ENV"] = "preview";
  await restart();
  await pause(2_000);
  assert(store.kept.size === 4, "a preview, which shares its store with others, removed something");
  place.env["VERCEL_ENV"] = "";
  await restart();
  for (let tries = 0; tries < 50 && gone.some((url) => store.kept.has(url)); tries += 1) await pause(100);
  assert(!gone.some((url) => store.kept.has(url)), "what nothing shows is still there");
  assert(store.kept.has(shown) && store.kept.has(fresh), "too much was removed");
  assert(/"pictures":2,"partial":0/.test(place.said), "it was not said how many");
  saw(
    "two pictures without a row were removed, and said; what is shown or fresh stayed, and a preview removes none",
  );
});
