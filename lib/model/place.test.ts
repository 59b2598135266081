import { expect, it } from "vitest";
import { isSection } from "@/lib/sections";
import { locationOf, needsId, PAGE_PLACES, PLACES, type PlaceName, SHOWN_PLACES } from "./place";

const NAMES = Object.keys(PLACES) as PlaceName[];

it("leads from every place into a section of the book, and names what lies there", () => {
  for (const place of NAMES) expect(isSection(locationOf({ place, id: 7 }).section)).toBe(true);
  expect(locationOf({ place: "handout", id: 7 })).toEqual({
    section: "/campaign",
    side: "right",
    tabs: { tab: "handouts", handout: "7" },
    characterId: null,
  });
  expect(locationOf({ place: "map", id: 7 }).tabs).toEqual({ tab: "map", map: "7" });
  expect(locationOf({ place: "map", id: null }).tabs).toEqual({ tab: "map" });
  expect(locationOf({ place: "inventory", id: 31 })).toEqual({
    section: "/character",
    side: "right",
    tabs: { tab: "sheet", own: "item" },
    characterId: 31,
  });
});

it("shows pages of the book without an id, and records with one", () => {
  expect(PAGE_PLACES).toEqual(["map", "description", "setting", "factions", "themes"]);
  expect(SHOWN_PLACES.filter(needsId)).toEqual(["character", "handout", "evening", "fight"]);
});
