import { expect, test } from "vitest";
import { campaignRecord } from "./campaign-file";

test("a handout that a book holds without a title comes in with one", () => {
  const handouts = campaignRecord.shape.handouts.parse([{ title: " ", text: "", image: null }]);
  expect(handouts).toEqual([{ title: "Untitled", text: "", image: null }]);
});
