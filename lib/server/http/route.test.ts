import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { wireList } from "@/lib/contract/codecs";
import { endpoint } from "@/lib/contract/endpoint";
import { entriesOf } from "@/lib/contract/game-codecs";
import { limitedField, wireRecord } from "@/lib/contract/wire";
import { text } from "@/lib/model/text";
import { route } from "./route";

// Nothing here reads or writes a row.
vi.mock("@/db/client", () => ({ database: vi.fn() }));

const spell = wireRecord({
  range: limitedField("range", text(120), text(18)),
  effects: limitedField("effects", wireList({ max: 4000, plain: "lines" }), entriesOf(420)),
});
const change = endpoint("PUT /api/spells/[id]", {
  access: "anyone",
  body: spell.patch,
  answer: spell.answer,
});
const poem = wireRecord({
  text: limitedField("text", text(4000), text(420)),
  verses: limitedField("verses", wireList({ max: 4000, plain: "lines" }), entriesOf(420)),
});
const verses = endpoint("PUT /api/spells/[id]", {
  access: "anyone",
  body: poem.patch,
  answer: poem.answer,
});
const imported = { range: "as far as the eye can see", effects: ["x".repeat(421)] };

const put = async (handler: ReturnType<typeof route>, body: object) => {
  const request = new NextRequest("http://localhost/api/spells/7", {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  const response = await handler(request, { params: Promise.resolve({ id: "7" }) });
  return { status: response.status, answer: (await response.json()) as unknown };
};
const handle = async ({ body }: { body: Partial<typeof imported> }) => ({ ...imported, ...body });

describe("a value above the limit for new ones", () => {
  const asked: number[] = [];
  const handler = route(change, handle, {
    stored: async (_db, { id }) => {
      asked.push(id);
      return imported;
    },
  });

  it("is accepted where the row holds it already, in whatever form it comes", async () => {
    const answer = { range: imported.range, effects: JSON.stringify(imported.effects) };
    expect(await put(handler, answer)).toEqual({ status: 200, answer });
    expect(await put(handler, { ...answer, effects: imported.effects })).toEqual({
      status: 200,
      answer,
    });
    expect(asked).toEqual([7, 7]);
  });

  it("is accepted beside other entries of its list, and as often as it is there", async () => {
    const [long = ""] = imported.effects;
    for (const effects of [["Beacon", long], [], ["Beacon"]])
      expect((await put(handler, { effects })).status).toBe(200);
    expect((await put(handler, { effects: [long, "Beacon", long] })).status).toBe(400);
    const changed = { effects: [`${long}!`, "Beacon"] };
    expect((await put(handler, changed)).status).toBe(400);
  });

  it("is accepted with the line breaks of a browser's form", async () => {
    const verse = "The tide turns.\n".repeat(30);
    const lines = { ...imported, text: verse, verses: ["Short", verse] };
    const ofForm = (typed: string) => typed.replaceAll("\n", "\r\n");
    const held = route(verses, async ({ body }) => ({ ...lines, ...body }), { stored: async () => lines });
    expect((await put(held, { text: ofForm(verse), verses: [ofForm(verse)] })).status).toBe(200);
    expect((await put(held, { text: ofForm(`${verse}\n`) })).status).toBe(400);
  });

  it("is accepted where it is no longer than what it replaces", async () => {
    const lines = { ...imported, effects: ["Beacon", "x".repeat(434), "y".repeat(450)] };
    const held = route(change, async ({ body }) => ({ ...lines, ...body }), { stored: async () => lines });
    const status = async (body: object) => (await put(held, body)).status;
    const corrected = `${"x".repeat(433)}!`;
    expect(await status({ effects: ["Beacon", corrected, "y".repeat(450)] })).toBe(200);
    // Moved, and both changed.
    expect(await status({ effects: [corrected, "Beacon", "z".repeat(450)] })).toBe(200);
    expect(await status({ effects: ["z".repeat(450), corrected] })).toBe(200);
    expect(await status({ effects: [corrected, `${corrected}!`] })).toBe(200);
    for (const effects of [
      ["Beacon", `${"y".repeat(450)}!`],
      ["x".repeat(451), corrected],
      [`${corrected}!`, "z".repeat(435)],
      [corrected, corrected, corrected],
    ])
      expect(await status({ effects })).toBe(400);
    expect(await status({ range: "as far as an eye can see" })).toBe(200);
  });

  it("is refused where it is longer than what is stored", async () => {
    expect(await put(handler, { range: `${imported.range}!`, effects: imported.effects })).toEqual({
      status: 400,
      answer: { error: "At most 18 characters", fields: { range: "At most 18 characters" } },
    });
    expect(await put(handler, { effects: [...imported.effects, "y".repeat(421)] })).toMatchObject({
      status: 400,
      answer: { fields: { effects: "Each entry may have at most 420 characters" } },
    });
  });

  it("is refused by a call that names no row", async () => {
    expect((await put(route(change, handle), { range: imported.range })).status).toBe(400);
  });

  it("doesn't ask for the row while everything is within the limits", async () => {
    asked.length = 0;
    expect((await put(handler, { range: "30 ft" })).status).toBe(200);
    expect(asked).toEqual([]);
  });
});
