import type { ShownPage } from "@/lib/model/shown";

export interface BookLocation {
  /** The path of the section. */
  section: string;
  /** The tabs of its pages. */
  tabs: Record<string, string>;
  characterId: number | null;
}

/** Where a page that is shown stands in the book. */
export const locationOf = ({ place, id }: ShownPage): BookLocation => {
  if (place === "character") return { section: "/character", tabs: { tab: "sheet" }, characterId: id };
  if (place === "fight") return { section: "/fight", tabs: {}, characterId: null };
  if (place === "handout")
    return { section: "/campaign", tabs: { tab: "handouts", handout: String(id) }, characterId: null };
  const about = place === "map" ? "setting" : place;
  return { section: "/campaign", tabs: { tab: "description", about }, characterId: null };
};
