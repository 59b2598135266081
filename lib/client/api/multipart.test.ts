import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { multipart } from "./multipart";

const read = async ({ type, body }: ReturnType<typeof multipart>) =>
  new Response(body, { headers: { "content-type": type } }).formData();

test("texts arrive as they were written, line breaks included", async () => {
  const wellFormed = fc.string({ unit: "grapheme" });
  const text = fc
    .array(fc.oneof(wellFormed, fc.constantFrom("\n", "\r\n", "\r")))
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const form = await read(multipart({ description: value }, []));
      expect(form.get("description")).toBe(value);
    }),
  );
});

test("files keep their name, type and bytes", async () => {
  const bytes = new Uint8Array([0, 13, 10, 45, 45, 255]);
  const file = new File([bytes], "my map.png", { type: "image/png" });
  const form = await read(multipart({ note: 1 }, [["map", file]]));
  const sent = form.get("map");
  if (!(sent instanceof File)) throw new Error("The file did not arrive");
  expect([sent.name, sent.type]).toEqual(["my map.png", "image/png"]);
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
  expect(form.get("note")).toBe("1");
});

test("a name can't break out of its part", async () => {
  const file = new File(["x"], 'a"; name="other"\r\nb.png', { type: "image/png" });
  const form = await read(multipart({}, [["map", file]]));
  expect([...form.keys()]).toEqual(["map"]);
});

test("is made where a page comes without TLS, which lends fewer of the browser's means", async () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: (into: Uint8Array) => crypto.getRandomValues(into) });
  const form = await read(multipart({ note: "by the river" }, [])).finally(() => vi.unstubAllGlobals());
  expect(form.get("note")).toBe("by the river");
});
