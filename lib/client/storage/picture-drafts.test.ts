import { expect, it, vi } from "vitest";
import { stubMemoryStorage } from "./memory-storage.fixture";
import { dropPictures, keepPictures, readPictures } from "./picture-drafts";

const library = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});
const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock("idb-keyval", async () => {
  await library.promise;
  return {
    keys: async () => [...database.keys()],
    get: async (key: string) => database.get(key),
    set: async (key: string, value: unknown) => void database.set(key, value),
    del: async (key: string) => void database.delete(key),
  };
});

const memory = stubMemoryStorage();
const picture = { image: new File(["x"], "bridge.png") };

it("stores no picture that was dropped while the library of the database came", async () => {
  const done = [keepPictures("one", picture), dropPictures("one")];
  const read = readPictures("one");
  library.resolve();
  await Promise.all(done);
  expect(await read).toEqual({});
  expect([database.size, memory.size]).toEqual([0, 0]);
});

it("keeps what was chosen again after a drop", async () => {
  library.resolve();
  await Promise.all([keepPictures("one", picture), dropPictures("one"), keepPictures("one", picture)]);
  expect(await readPictures("one")).toEqual(picture);
  await dropPictures("one");
  expect([database.size, memory.size]).toEqual([0, 0]);
});

it("keeps nothing in the name of nobody where the session ends before what was chosen is stored", async () => {
  memory.set("user_id", "1");
  const kept = keepPictures("one", picture);
  memory.delete("user_id");
  await kept;
  expect([...database.keys(), ...memory.keys()]).toEqual(["draft:1:one", "draft:1:one:pictures"]);
});
