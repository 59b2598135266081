import { isSection } from "@/lib/sections";
import { selectedId } from "@/lib/client/storage/selection";

/** The campaign whose book is open, in which dice fall for the whole table; null where none is. Only in the browser. */
export const openTable = (): number | null =>
  isSection(window.location.pathname) ? selectedId("selectedCampaignId") : null;
