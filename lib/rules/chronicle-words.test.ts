import { expect, test } from "vitest";
import { theItem } from "./chronicle-words";

test("a thing has one article, written as it stands within a sentence", () => {
  expect(["Lantern", "The hag’s eye", "A bell", "an apple"].map(theItem)).toEqual([
    "the Lantern",
    "the hag’s eye",
    "a bell",
    "an apple",
  ]);
});
