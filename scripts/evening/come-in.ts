// How a table comes together: accounts, the book, a link that lets the others in, and their characters.
import type { Browser } from "@playwright/test";
import { pngFile } from "@/e2e/support/images";
import { Seat, type Screen } from "./seat";
import type { Table } from "./table";

export const HIT_POINTS = 30;
const TITLE = "The Lantern Road";
const PASSWORD = "lantern";

export interface Evening {
  browser: Browser;
  baseURL: string;
  table: Table;
}
export type Guest = readonly [name: string, screen: Screen];
/** What the characters of the players are called. */
export const characterOf = ({ name }: Seat) => `${name} the Bold`;

const signUp = async (seat: Seat, submit: string) => {
  const panel = seat.page.getByRole("tabpanel", { name: "Sign Up" });
  await seat.type(panel.getByLabel("Username"), seat.name);
  const address = `${seat.name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@tomekeeper.example`;
  await seat.type(panel.getByLabel("E-mail"), address);
  await seat.type(panel.getByLabel("Password", { exact: true }), PASSWORD);
  await seat.type(panel.getByLabel("Confirm password"), PASSWORD);
  await seat.tap(panel.getByRole("button", { name: submit }));
};

/** The dungeon master signs up, binds the book and makes a link; answers the link. */
export const openTable = async ({ browser, baseURL, table }: Evening) => {
  const master = await Seat.take(browser, baseURL, "Maren", "desk");
  table.seats.push(master);
  const { page } = master;
  const signsUp = async () => {
    await page.goto("/login");
    await master.tap(page.getByRole("tab", { name: "Sign Up" }));
    await signUp(master, "Sign Up");
  };
  await table.act("signs up", master, signsUp, () => page.waitForURL("**/home"));
  master.sitDown();
  const binds = async () => {
    await master.tap(page.getByRole("link", { name: "Create a Campaign" }));
    await master.write(page.getByLabel("Campaign Title"), TITLE);
    await master.tap(page.getByRole("button", { name: "Next: Campaign Details" }));
    const details = page.getByRole("dialog", { name: "Campaign details" });
    await master.tap(details.getByRole("tab", { name: "Map" }));
    await details.getByLabel("Map image").setInputFiles(pngFile("map.png"));
    await master.tap(details.getByRole("button", { name: "Submit" }));
    await master.tap(page.getByRole("link", { name: new RegExp(TITLE) }));
  };
  await table.act("binds a book with a map", master, binds, () => page.waitForURL("**/campaign"));
  let link = "";
  await table.act("makes a link", master, async () => {
    await master.tap(page.getByRole("tab", { name: "Players" }));
    await master.tap(page.getByRole("tab", { name: "Invitations" }));
    await master.tap(page.getByRole("button", { name: "Make a link" }));
    const way = page.getByRole("dialog", { name: "The way in" });
    link = await way.getByLabel("Address").inputValue();
    await master.tap(way.getByRole("button", { name: "Done" }));
  });
  return { master, link };
};

/** Guests come in by the link, all at once; the dungeon master sees that they have the book open. */
export const comeIn = async (
  { browser, baseURL, table }: Evening,
  link: string,
  guests: readonly Guest[],
) => {
  const master = table.seats.slice(0, 1);
  const coming = await Promise.all(guests.map(([name, screen]) => Seat.take(browser, baseURL, name, screen)));
  table.seats.push(...coming);
  const comes = async (seat: Seat) => {
    await seat.page.goto(link);
    await signUp(seat, "Sign up and come in");
    await seat.page.waitForURL("**/campaign");
    seat.sitDown();
  };
  const seated = ({ page }: Seat) =>
    Promise.all(
      coming.map(({ name }) =>
        page
          .getByRole("list", { name: new RegExp(`^At the table: .*${name}`) })
          .first()
          .waitFor({ state: "attached" }),
      ),
    );
  await table.act("signs up by the link", coming, comes, seated, master);
  return coming;
};

/** Each makes a character, all at once; whoever looks at the list sees them come. */
export const makeCharacters = async (
  { table }: Evening,
  makers: readonly Seat[],
  lookers: readonly Seat[],
) => {
  const makes = async (seat: Seat) => {
    const { page } = seat;
    await seat.tap(page.getByRole("link", { name: "Character", exact: true }));
    await seat.tap(page.getByRole("button", { name: "Create New Character" }));
    const dialog = page.getByRole("dialog", { name: "Create Character" });
    await seat.write(dialog.getByLabel("Character name"), characterOf(seat));
    await seat.type(dialog.getByLabel("Max HP"), String(HIT_POINTS));
    await seat.type(dialog.getByLabel("Current HP"), String(HIT_POINTS - 3));
    await seat.tap(dialog.getByRole("button", { name: "Save now" }));
    await page
      .getByRole("heading", { name: characterOf(seat) })
      .first()
      .waitFor();
  };
  const listed = ({ page }: Seat) =>
    Promise.all(
      makers.map((seat) =>
        page
          .getByRole("button", { name: new RegExp(characterOf(seat)) })
          .first()
          .waitFor(),
      ),
    );
  await table.act("makes a character", makers, makes, listed, lookers);
};
