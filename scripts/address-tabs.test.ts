import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tabNamesOf } from "@/lib/model/place";
import { SECTIONS } from "@/lib/sections";

test("the server is hidden every name of a tab that an address of a section may have", () => {
  const config = readFileSync(path.resolve(import.meta.dirname, "../next.config.mjs"), "utf8");
  const [, source = "", search = ""] =
    /source: "(\/:section[^"]*)",\s+destination: "\/:section\?([^"]*)"/.exec(config) ?? [];
  const hidden = [...new URLSearchParams(search).keys()];
  for (const { href } of SECTIONS) {
    const names = tabNamesOf(href);
    if (names.length === 0) continue;
    expect(source).toContain(href.slice(1));
    expect(hidden).toEqual(expect.arrayContaining(names));
  }
});
