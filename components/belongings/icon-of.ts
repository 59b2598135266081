import type { IconName } from "@/components/ui/icon-names";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";

const words: Record<BelongingKind, readonly (readonly [RegExp, IconName])[]> = {
  item: [
    [/bow|arrow|bolt|sling/i, "item-bow"],
    [/sword|dagger|blade|axe|knife|spear|weapon/i, "action-sword"],
    [/shield/i, "action-shield"],
    [/boot|shoe/i, "action-boot"],
    [/cloak|armou?r|coat|robe|cloth|mail/i, "item-cloak"],
    [/potion|vial|flask|oil|bottle|poison/i, "item-potion"],
    [/lantern|lamp|torch|candle|light/i, "item-lantern"],
    [/coin|gold|silver|rope|treasure|gem|ring/i, "item-coins"],
  ],
  spell: [
    [/fire|flame|burn|light|radiant/i, "spell-flame"],
    [/cold|frost|ice|rime|winter/i, "spell-frost"],
    [/bell|thunder|sound|song|toll/i, "spell-bell"],
    [/wind|air|water|tide|force|storm/i, "wind"],
  ],
  action: [
    [/movement/i, "action-boot"],
    [/defen[sc]e/i, "action-shield"],
  ],
};
const usual: Record<BelongingKind, readonly IconName[]> = {
  item: ["item-lantern", "item-potion", "item-coins", "item-cloak"],
  spell: ["spell-eye", "spell-flame", "spell-bell"],
  action: ["action-sword"],
};

/** The drawing of a belonging without a picture: what its words suggest, else one that stays with it. */
export function iconOf(kind: BelongingKind, { id, name, type, damageTypes }: Belonging): IconName {
  const said = kind === "action" ? type : [name, type, ...damageTypes].join(" ");
  const known = words[kind].find(([pattern]) => pattern.test(said));
  return known?.[1] ?? usual[kind][id % usual[kind].length] ?? "item-coins";
}
