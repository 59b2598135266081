import { expect } from "@playwright/test";
import { LIMIT } from "@/lib/constants";
import { test } from "../support/cast";
import { loadPage, makeLargeBook } from "../support/large-book";

test("a page of a book at its limits brings no more bytes than a list of the API", async ({ site, cast }) => {
  test.setTimeout(120_000);
  const size = { notes: 14, noteLength: 200_000, fights: 0, combatants: 200, characters: 0 };
  const campaign = await makeLargeBook(cast.creator, size);
  const { status, bytes, text } = await loadPage(site, "/campaign", cast.creator, campaign);
  expect(status).toBe(200);
  expect(bytes).toBeLessThan(LIMIT.listBytes);
  // The first sheet is there whole, of the others the titles.
  expect(text).toContain("Sheet 1. The tide");
  expect(text).not.toContain("Sheet 2. The tide");
  for (let at = 1; at <= size.notes; at += 1) expect(text).toContain(`Session ${at}`);
});
