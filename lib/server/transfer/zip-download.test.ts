import { afterEach, expect, it, vi } from "vitest";
import { log } from "@/lib/server/process/log";
import { zipDownload } from "./zip-download";
import type { ZipEntry } from "./zip-writer";

afterEach(() => void vi.restoreAllMocks());

const entry: ZipEntry = { name: "a.txt", bytes: new Uint8Array(10), compress: false };
const readerOf = (entries: AsyncIterable<ZipEntry>) => zipDownload("", "book", entries).content.getReader();
type Reader = ReturnType<typeof readerOf>;
const readAll = async (reader: Reader) => {
  for (let step = await reader.read(); !step.done; step = await reader.read());
};
const signal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
};

it("a download that its reader leaves while more of it is made is no error", async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue();
  const [asked, made] = [signal(), signal()];
  async function* slowly() {
    yield entry;
    asked.give();
    await made.given;
    yield entry;
  }
  const reader = readerOf(slowly());
  const reading = readAll(reader);
  await asked.given;
  const leaving = reader.cancel();
  made.give();
  await Promise.all([reading, leaving]);
  expect(logged).not.toHaveBeenCalled();
});

it("a download that can't be made to its end breaks off, and says why in the log", async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue();
  async function* failing() {
    yield entry;
    throw new Error("the picture is gone");
  }
  await expect(readAll(readerOf(failing()))).rejects.toThrow("the picture is gone");
  expect(logged).toHaveBeenCalledOnce();
});
