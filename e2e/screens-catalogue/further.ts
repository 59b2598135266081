import { dialog, inTurn, onRight, type ScreenState, press, tab } from "./screen-state";

const opened = press(/The Ferryman’s Due/);
const library = inTurn(press("From the library"), dialog);

/** What lies a press further in: chapters, plans, the libraries, the ways in, what a player opens. */
export const furtherPlaces: readonly ScreenState[] = [
  { name: "join-refused", as: "nobody", path: "/join/aaaaaaaaaaaaaaaaaaaaaa" },
  {
    name: "login-forgotten",
    as: "nobody",
    path: "/login",
    act: (page) => page.getByRole("link", { name: "Forgot your password?" }).click(),
  },
  { name: "campaign-see-as", as: "dm", path: "/campaign?tab=players", act: press(/^See as /) },
  {
    name: "campaign-way-in",
    as: "dm",
    path: "/campaign",
    act: inTurn(tab("Players", "Invitations"), press("Make a link"), dialog),
  },
  {
    name: "notes-import",
    as: "keeper",
    path: "/campaign?tab=handouts",
    act: inTurn(press("Bring notes"), dialog),
  },
  {
    name: "handout-open",
    as: "hero",
    path: "/campaign?tab=handouts",
    act: inTurn(press(/The ferryman’s drawing/), dialog),
  },
  { name: "chronicle", as: "keeper", path: "/campaign?tab=evenings", act: opened },
  { name: "chronicle-right", as: "keeper", path: "/campaign?tab=evenings", act: inTurn(opened, onRight) },
  { name: "chronicle-player", as: "hero", path: "/campaign?tab=evenings", act: opened },
  {
    name: "evenings-plan",
    as: "keeper",
    path: "/campaign?tab=evenings",
    act: inTurn(press("Offer dates"), dialog),
  },
  {
    name: "library-monsters",
    as: "dm",
    path: "/encounter",
    act: library,
  },
  {
    name: "library-monster",
    as: "dm",
    path: "/encounter",
    act: inTurn(library, async (page) => {
      await page.getByRole("dialog").getByRole("searchbox").fill("goblin");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Goblin/ })
        .click();
    }),
  },
  {
    name: "library-spells",
    as: "dm",
    path: "/character",
    selected: { selectedCharacterId: 1 },
    act: inTurn(onRight, tab("Spells"), library),
  },
  {
    name: "fight-prepare",
    as: "keeper",
    path: "/fight",
    act: inTurn(tab("Fights"), press(/The lamplighter’s last round/)),
  },
  {
    name: "fight-past",
    as: "keeper",
    path: "/fight",
    act: inTurn(tab("Fights"), press(/The weir at night/)),
  },
];
