import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../public/sounds");
const sounds = readdirSync(folder);

test("the sounds of paper and dice are there", () => {
  expect(sounds.toSorted()).toEqual(["dice.wav", "page-flip.wav"]);
});

test.each(sounds)("%s is lighter than 10 kB", (name) => {
  expect(statSync(path.join(folder, name)).size).toBeLessThan(10_000);
});
