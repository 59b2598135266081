import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copy, del, put } from "@vercel/blob";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

vi.mock("@vercel/blob", () => ({
  put: vi.fn(),
  copy: vi.fn(),
  del: vi.fn(),
  list: vi.fn(),
  BlobNotFoundError: class extends Error {},
}));

const dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-images-"));
const ofHost = "https://tome.public.blob.vercel-storage.com/images/1.webp";
const bytes = Buffer.from("a picture");
/** The store as a process has it whose operator set this. */
const storeWith = async (token: string) => {
  vi.resetModules();
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("BLOB_READ_WRITE_TOKEN", token);
  return (await import("./image-store")).imageStore();
};

beforeEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(dataDir, { recursive: true });
});

const fileOf = (address: string) => path.join(dataDir, "images", address.slice(8, 10), address.slice(8));

test("pictures of the data folder are copied and removed after the store became the host's", async () => {
  const address = await (await storeWith("")).put(bytes);
  expect(existsSync(fileOf(address))).toBe(true);

  const store = await storeWith("vercel_blob_rw_store_secret");
  vi.mocked(put).mockResolvedValue({ url: ofHost } as Awaited<ReturnType<typeof put>>);
  expect(await store.copy(address)).toBe(ofHost);
  expect(copy).not.toHaveBeenCalled();
  expect(vi.mocked(put).mock.calls[0]?.[1]).toEqual(bytes);

  await store.remove([address, ofHost]);
  expect(existsSync(fileOf(address))).toBe(false);
  expect(vi.mocked(del).mock.calls[0]?.[0]).toEqual([ofHost]);
});

test("pictures of the host's store are copied after the store became the data folder", async () => {
  const store = await storeWith("");
  vi.stubGlobal("fetch", async () => new Response(bytes));
  const address = await store.copy(ofHost);
  expect(existsSync(fileOf(address ?? ""))).toBe(true);
  await store.remove([address ?? "", ofHost]);
  expect(existsSync(fileOf(address ?? ""))).toBe(false);
  expect(del).not.toHaveBeenCalled();
});
