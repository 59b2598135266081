import type { Browser } from "@playwright/test";
import { leftPage } from "@/e2e/support/encounters";
import { comeIn, type Evening, type Guest, HIT_POINTS, makeCharacters, openTable } from "./come-in";
import { fight } from "./fight";
import type { Fight } from "./join-fight";
import { prepareFight } from "./prepare-fight";
import type { Seat } from "./seat";
import { Table } from "./table";

interface Length extends Pick<Fight, "late" | "rounds"> {
  guests: readonly Guest[];
}
export const WHOLE: Length = {
  guests: [
    ["Ysolt", "phone"],
    ["Tobias", "tablet"],
    ["Okonjo", "phone"],
    ["Wren", "phone"],
  ],
  late: ["Anselm", "phone"],
  rounds: 4,
};
export const SHORT: Length = { guests: [["Ysolt", "phone"]], late: ["Tobias", "tablet"], rounds: 1 };

const HANDOUT = "The ferryman’s drawing";
/** What nobody but the dungeon master may be told all evening. */
const SECRETS = {
  note: "The innkeeper lights no lamp.",
  sealed: "The debt of Saint Orrin",
  hidden: "Verrin the Hollow",
  remark: "carries the silver key",
  waiting: "The lamplighter’s last round",
};

const takeMonsters = ({ table }: Evening, master: Seat) =>
  table.act("takes ten monsters from the library", master, async () => {
    const { page } = master;
    await master.tap(page.getByRole("link", { name: "Encounter", exact: true }));
    await master.tap(leftPage(page).getByRole("button", { name: "From the library" }));
    const library = page.getByRole("dialog", { name: "The library" });
    await library.getByRole("searchbox").waitFor();
    await master.typeOn("gob");
    await library.getByRole("heading", { name: "Goblin", exact: true }).waitFor();
    await master.typeOn("10");
    await master.press("Enter");
    await page.getByText("10 taken from the library").waitFor();
    await master.press("Escape");
  });

const writeHandout = async (master: Seat, title: string, text: string) => {
  const { page } = master;
  await master.tap(page.getByRole("button", { name: "New handout" }));
  const editor = page.getByRole("dialog", { name: "New handout" });
  await master.write(editor.getByLabel("Title"), title);
  await master.write(editor.getByLabel("Text"), text);
  await master.tap(editor.getByRole("button", { name: "Save" }));
  await editor.waitFor({ state: "detached" });
};

/** What is prepared for the evening, and seen by nobody else. */
const prepare = ({ table }: Evening, master: Seat) =>
  table.act("writes a note and two handouts", master, async () => {
    const { page } = master;
    await master.tap(page.getByRole("link", { name: "Campaign", exact: true }));
    await master.write(page.getByRole("textbox", { name: "DM Notes" }), SECRETS.note);
    await master.tap(page.getByRole("button", { name: "Save", exact: true }));
    await master.tap(page.getByRole("tab", { name: /^Handouts/ }));
    await writeHandout(master, SECRETS.sealed, "Nine coins, one of them false.");
    await writeHandout(master, HANDOUT, "Everyone crosses under the other three.");
  });

/** The handout opens for everybody; whoever is writing keeps the page, and every word. */
const openHandout = async ({ table }: Evening, master: Seat, writer: Seat) => {
  const { page } = writer;
  const editor = page.getByRole("dialog", { name: "Edit character" });
  await table.act("begins to write", writer, async () => {
    await writer.tap(page.getByRole("button", { name: "Edit", exact: true }));
    await writer.tap(editor.getByRole("tab", { name: "Character", exact: true }));
    await writer.write(editor.getByLabel("Character description"), "Early for everything since.");
  });
  await table.guard(master, [HANDOUT]);
  const letter = (seat: Seat) => seat.page.getByRole("dialog", { name: HANDOUT });
  const notice = page.getByText(/(opens|lies) a handout/).first();
  const breaks = () => master.tap(master.page.getByRole("button", { name: "Break the seal", exact: true }));
  await table.act("opens a handout", master, breaks, (seat) =>
    (seat === writer ? notice : letter(seat)).waitFor(),
  );
  const goesThere = async () => {
    await writer.tap(editor.getByRole("button", { name: "Submit" }));
    await editor.waitFor({ state: "detached" });
    await writer.tap(page.getByRole("button", { name: "Go there" }));
  };
  await table.act(
    "saves what was written, and goes there",
    writer,
    goesThere,
    () => letter(writer).waitFor(),
    [writer],
  );
  // Phones leave it open, and follow all the same.
  for (const seat of table.seats.filter(({ screen }) => screen !== "phone"))
    await seat.tap(letter(seat).getByRole("button", { name: "Close", exact: true }));
};

const showMap = async ({ table }: Evening, master: Seat) => {
  const { page } = master;
  const others = table.seats.slice(1);
  const shows = async () => {
    const tabs = page.getByRole("tablist", { name: "Campaign pages" });
    await master.tap(tabs.getByRole("tab", { name: "Description", exact: true }));
    await master.tap(page.getByRole("tab", { name: "Setting" }));
    await master.tap(page.getByRole("button", { name: /the map$/ }));
  };
  const isLarge = (seat: Seat) => seat.page.getByRole("button", { name: "Zoom in" }).waitFor();
  await table.act("shows the map", master, shows, isLarge, others);
  const map = (seat: Seat) => seat.page.getByRole("dialog", { name: /^Map of / });
  for (const seat of others) await seat.tap(map(seat).getByRole("button", { name: "Close", exact: true }));
};

const rest = async ({ table }: Evening, master: Seat) => {
  const others = table.seats.slice(1);
  const toCharacter = (seat: Seat) =>
    seat.tap(seat.page.getByRole("link", { name: "Character", exact: true }));
  await table.act("turns to the sheet", others, toCharacter);
  const rests = async () => {
    await toCharacter(master);
    await master.tap(master.page.getByRole("tab", { name: "Party" }));
    const all = master.page.getByRole("region", { name: "Rest for all" });
    await master.tap(all.getByRole("button", { name: "Long rest" }));
  };
  const isRested = ({ page }: Seat) => page.getByText(`${HIT_POINTS}/${HIT_POINTS}`).first().waitFor();
  await table.act("gives everybody a long rest", master, rests, isRested, others);
};

/** All that the book holds, as the dungeon master reads it. */
const wholeBook = async ({ page }: Seat) => {
  const id = await page.evaluate(() => localStorage.getItem("selectedCampaignId"));
  const lists = ["characters", "handouts", "dm-notes", "fights"].map((of) => `/api/${of}/${id}`);
  const paths = ["/api/campaigns/my", ...lists];
  const answers = await Promise.all(paths.map((path) => page.request.get(path)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
};

/** The whole evening, or a short one. */
export const play = async (browser: Browser, baseURL: string, length: Length): Promise<Table> => {
  const evening = { browser, baseURL, table: new Table() };
  const { table } = evening;
  try {
    const { master, link } = await openTable(evening);
    const guests = await comeIn(evening, link, length.guests);
    await master.tap(master.page.getByRole("link", { name: "Character", exact: true }));
    await makeCharacters(evening, guests, [master]);
    await takeMonsters(evening, master);
    await prepare(evening, master);
    const [writer = master] = guests;
    await openHandout(evening, master, writer);
    await showMap(evening, master);
    await prepareFight(evening, master, SECRETS);
    await fight(evening, { master, link, ...length, remark: SECRETS.remark });
    await rest(evening, master);
    await table.guard(master, Object.values(SECRETS));
    table.look(await wholeBook(master));
    return table;
  } catch (error) {
    console.log(table.told());
    throw error;
  } finally {
    await Promise.all(table.seats.map((seat) => seat.leave()));
  }
};
