import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../public/sounds");
const sounds = readdirSync(folder);

test("the sounds of paper, dice and bell are there", () => {
  expect(sounds.toSorted()).toEqual(["bell.wav", "dice.wav", "page-flip.wav", "seal.wav"]);
});

test.each(sounds)("%s is lighter than 10 kB", (name) => {
  expect(statSync(path.join(folder, name)).size).toBeLessThan(10_000);
});
