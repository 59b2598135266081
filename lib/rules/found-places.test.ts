import { expect, it } from "vitest";
import { foundPlaces, soughtWords } from "./found-places";

const found = (text: string, sought: string) =>
  foundPlaces(text, soughtWords(sought)).map(([from, to]) => text.slice(from, to));

it("finds any part of a word, accents and case aside, whatever folding does to the length", () => {
  expect(found("The ROLL of the scröll", "roll")).toEqual(["ROLL", "röll"]);
  expect(found("He lit the Be\u0301acons", "beac")).toEqual(["Be\u0301ac"]);
  expect(found("İstanbul lantern", "lantern")).toEqual(["lantern"]);
});

it("finds each word of what is sought, in the order of the text and each letter once", () => {
  expect(found("crown of salt, salty", "salt crown")).toEqual(["crown", "salt", "salt"]);
  expect(found("banana", "ana na")).toEqual(["ana", "na"]);
  expect(found("nothing", " ")).toEqual([]);
});
