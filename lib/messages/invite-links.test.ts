import { expect, it } from "vitest";
import { inviteLinkTexts } from "./invite-links";

it.each([
  [0, null, "used 0 times"],
  [1, null, "used once"],
  [2, null, "used 2 times"],
  [1, 5, "1 of 5 used"],
] as const)("says how often a link was used: %i of %s", (times, most, said) => {
  expect(inviteLinkTexts.used(times, most)).toBe(said);
});
