import type { IconName } from "@/components/ui/icon-names";
import type { HitKind } from "@/lib/model/search";

/** What each kind of what is found or linked is drawn as. */
export const HIT_ICONS: Record<HitKind, IconName> = {
  page: "open-book",
  character: "profile",
  item: "item-bow",
  spell: "spell-flame",
  action: "action-sword",
  encounter: "monster",
  handout: "file",
  note: "quill",
  fight: "swords",
  evening: "flame",
  map: "map",
};
