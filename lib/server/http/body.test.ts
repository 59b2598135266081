import { describe, expect, it } from "vitest";
import { readBody } from "./body";

const read = (type: string, body = '{"text":"Salt"}') =>
  readBody(
    new Request("http://localhost/", { method: "POST", headers: { "content-type": type }, body }),
    1000,
    1,
  );

describe("the type of a body", () => {
  it.each([
    "application/json",
    "Application/JSON",
    "application/json;charset=utf-8",
    "application/json ; charset=utf-8",
  ])("of %s is JSON", async (type) => {
    expect((await read(type)).fields).toEqual({ text: "Salt" });
  });

  it.each([
    "application/json-patch+json",
    "application/json5",
    "application/ld+json",
    "application/json.v2",
    "multipart/form-data-x; boundary=seam",
    "text/plain",
  ])("of %s is none that is read", async (type) => {
    await expect(read(type)).rejects.toMatchObject({ kind: "wrong media" });
  });
});
