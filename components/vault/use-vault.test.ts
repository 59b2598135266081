import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { numbered, packed } from "./use-vault";

it("packs every text, also those that are called the same", async () => {
  const file = await packed(["one", "two", "three"].map((text) => new File([text], "Rumours.md")));
  const inside = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? []));
  const texts = Object.entries(inside).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ["Rumours.md", "one"],
    ["Rumours 2.md", "two"],
    ["Rumours 3.md", "three"],
  ]);
});

it("numbers equal names past those that are taken", () => {
  expect(numbered(["a.md", "a.md", "a 2.md", "b"])).toEqual(["a.md", "a 3.md", "a 2.md", "b"]);
  expect(numbered(["b", "b"])).toEqual(["b", "b 2"]);
});
