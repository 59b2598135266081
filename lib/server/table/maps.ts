import "server-only";
import type { BookMap, KeptMap } from "@/lib/model/map";
import type { Role } from "@/lib/policy";

/** The map as this reader sees it. */
export const mapView = (map: KeptMap, role: Role): BookMap => {
  if (role !== "player") return map;
  const { id, campaignId, name, image, width, height, alt, updatedAt } = map;
  return { id, campaignId, name, image, width, height, alt, updatedAt };
};
