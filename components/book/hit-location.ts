import { type Location, locationOf, PAGE_PLACES } from "@/lib/model/place";
import type { Hit } from "@/lib/model/search";

/** Where in its book something lies that was found, or that a link leads to. `isInText`: by its text and not by its name. */
export const locationOfHit = (
  { kind, id, title, of }: Omit<Hit, "campaignId" | "excerpt">,
  isInText: boolean,
): Location => {
  const tabs = { tab: isInText ? "description" : "sheet" };
  switch (kind) {
    case "page":
      return locationOf({
        place: PAGE_PLACES.find((place) => place === title.toLowerCase()) ?? "description",
        id: null,
      });
    case "character":
      return { section: "/character", side: "left", tabs, characterId: id };
    case "encounter":
      return { section: "/encounter", side: "left", tabs, characterId: null, encounterId: id };
    case "handout":
    case "evening":
    case "map":
      return locationOf({ place: kind, id });
    case "note":
      return {
        section: "/campaign",
        side: "right",
        tabs: { tab: "campaign" },
        characterId: null,
        entry: { kind, id },
      };
    case "fight":
      return { section: "/fight", side: "left", tabs: {}, characterId: null, entry: { kind, id } };
    case "item":
    case "spell":
    case "action": {
      const isCharacters = of?.kind === "character";
      return {
        section: isCharacters ? "/character" : "/encounter",
        side: "right",
        tabs: { tab: "sheet", own: kind },
        characterId: isCharacters ? of.id : null,
        ...(of && !isCharacters && { encounterId: of.id }),
        entry: { kind, id },
      };
    }
  }
};
