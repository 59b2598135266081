import { pressFor } from "@/components/shell/shortcut-keys";
import type { IconName } from "@/components/ui/icon-names";
import { onTheWay } from "@/lib/client/page/words-on-the-way";
import { printPage } from "@/lib/client/page/print";
import { actTexts, searchTexts } from "@/lib/messages/search";
import { type Location, locationOf, type PlaceName } from "@/lib/model/place";
import { may, type Role } from "@/lib/policy";
import type { SectionPath } from "@/lib/sections";
import type { Act, Instead } from "./options";

interface Ways {
  /** Leads to where something lies in the open book. */
  goTo: (destination: Location) => void;
  /** Leads to a page outside of it. */
  leave: (href: string) => void;
}

const act = (name: keyof typeof actTexts, icon: IconName, run: () => void): Act => {
  const [title, line] = actTexts[name];
  return { title, line, icon, run };
};
const at = (section: SectionPath, tabs: Record<string, string>, side: Location["side"] = "left") =>
  ({ section, side, tabs, characterId: null }) satisfies Location;

const writeHandout = (title: string) => at("/campaign", { tab: "handouts", make: "handout", title });

interface Reader {
  role: Role;
  isMirrored: boolean;
}

/** What can be done with words that a book doesn't have. */
export const insteadActs = (
  { role, isMirrored }: Reader,
  { goTo, leave }: Ways,
  sought: string,
): Instead[] => {
  if (isMirrored) return [];
  const lookInAll = () => {
    onTheWay.words = sought;
    leave("/home");
  };
  const mayWrite = may("handout:keep", { role, owns: false });
  return [
    { title: searchTexts.inAll, run: lookInAll },
    ...(mayWrite ? [{ title: searchTexts.handoutNamed, run: () => goTo(writeHandout(sought)) }] : []),
  ];
};

/** Pages that every person has. */
const outside = ({ leave }: Pick<Ways, "leave">): Act[] => [
  act("profile", "profile", () => leave("/profile")),
  act("messages", "quill", () => leave("/messages")),
];

/** What can be opened and done from anywhere in a book, the most asked for first. Through a player's eyes nothing is done. */
export const bookActs = ({ role, isMirrored }: Reader, ways: Ways): Act[] => {
  const { goTo, leave } = ways;
  const can = (what: Parameters<typeof may>[0]) => may(what, { role, owns: false });
  const page = (place: PlaceName & keyof typeof actTexts) =>
    act(place, "open-book", () => goTo(locationOf({ place, id: null })));
  const dice = act("dice", "d20", () => void pressFor("d"));
  const print = act("print", "printer", () => void printPage());
  const done = [
    act("initiative", "d20", () => goTo(at("/fight", {}))),
    dice,
    act("character", "plus", () => goTo(at("/character", { make: "character" }))),
    ...(can("encounter:use")
      ? [act("encounter", "plus", () => goTo(at("/encounter", { make: "encounter" })))]
      : []),
    ...(can("handout:keep") ? [act("handout", "file", () => goTo(writeHandout("")))] : []),
    ...(can("evening:run") ? [act("begin", "flame", () => goTo(at("/campaign", { tab: "evenings" })))] : []),
    print,
  ];
  return [
    ...(isMirrored ? [print] : done),
    act("title", "open-book", () => goTo(at("/campaign", { tab: "campaign" }))),
    page("description"),
    page("setting"),
    page("factions"),
    page("themes"),
    act("players", "profile", () => goTo(at("/campaign", { tab: "players" }))),
    act("handouts", "file", () => goTo(at("/campaign", { tab: "handouts" }))),
    act("maps", "map", () => goTo(at("/campaign", { tab: "map" }))),
    act("evenings", "flame", () => goTo(at("/campaign", { tab: "evenings" }))),
    ...(can("notes:use")
      ? [act("notes", "quill", () => goTo(at("/campaign", { tab: "campaign" }, "right")))]
      : []),
    act("characters", "profile", () => goTo(at("/character", { tab: "list" }))),
    act("party", "profile", () => goTo(at("/character", { tab: "party" }))),
    ...(can("encounter:use")
      ? [act("encounters", "monster", () => goTo(at("/encounter", { tab: "list" })))]
      : []),
    act("fights", "swords", () => goTo(at("/fight", {}))),
    act("shelf", "home", () => leave("/home")),
    ...outside(ways),
  ];
};

/** What can be opened and done from the shelf. */
export const shelfActs = (ways: Pick<Ways, "leave">): Act[] => [
  act("campaign", "plus", () => ways.leave("/create")),
  act("dice", "d20", () => void pressFor("d")),
  ...outside(ways),
];
