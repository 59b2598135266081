import { expect } from "@playwright/test";
import { LIMIT } from "@/lib/constants";
import { test } from "../support/cast";
import { loadPage, makeLargeBook } from "../support/large-book";

test("a page of a book at its limits brings no more bytes than a list of the API", async ({ site, cast }) => {
  test.setTimeout(120_000);
  const size = { notes: 14, noteLength: 200_000, fights: 14, combatants: 200, characters: 110 };
  const campaign = await makeLargeBook(cast.creator, size);
  const { status, bytes, text } = await loadPage(site, "/campaign", cast.creator, campaign);
  expect(status).toBe(200);
  expect(bytes).toBeLessThan(LIMIT.listBytes);
  // The first sheet is there whole, of the others the titles.
  expect(text.includes("Sheet 1. The tide")).toBe(true);
  expect(text.includes("Sheet 2. The tide")).toBe(false);
  for (let at = 1; at <= size.notes; at += 1) expect(text.includes(`Session ${at}`)).toBe(true);
  // The running fight is there whole, of the others what the list says.
  const fight = await loadPage(site, "/fight", cast.creator, campaign);
  expect(fight.status).toBe(200);
  expect(fight.bytes).toBeLessThan(LIMIT.listBytes / 2);
  for (let at = 1; at <= size.fights; at += 1) expect(fight.text.includes(`Ambush ${at}`)).toBe(true);
  // A list that is too long for a page the browser loads by itself.
  for (const page of ["/character", "/encounter"]) {
    const loaded = await loadPage(site, page, cast.creator, campaign);
    expect([page, loaded.status, loaded.bytes < LIMIT.pageBytes]).toEqual([page, 200, true]);
  }
});
