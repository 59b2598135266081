import { rowOf } from "@/e2e/support/fights";
import type { Evening } from "./come-in";
import type { Seat } from "./seat";

/** Two fights: one that waits, and one with the party, three goblins, somebody hidden and a reminder, which begins. */
export const prepareFight = async (
  { table }: Evening,
  master: Seat,
  secrets: { hidden: string; waiting: string },
) => {
  const { page } = master;
  const { seats } = table;
  const dialog = page.getByRole("dialog");
  const names = async (name: string) => {
    await master.tap(page.getByRole("button", { name: "Prepare a fight" }));
    await master.write(page.getByLabel("Name", { exact: true }), name);
    await master.press("Enter");
  };
  await master.tap(page.getByRole("link", { name: "Fight", exact: true }));
  await table.act("prepares a fight for later", master, () => names(secrets.waiting));
  await master.tap(page.getByRole("tab", { name: "Fights" }));
  await table.act("prepares the fight", master, async () => {
    await names("Ambush at the Toll Bridge");
    const party = page.getByRole("region", { name: "The party" });
    const all = party.getByRole("button", { name: /^All/ });
    // One character alone has no button for all.
    await master.tap(seats.length > 2 ? all : party.getByRole("checkbox"));
    await master.tap(page.getByRole("button", { name: "From this book" }));
    await master.tap(dialog.getByRole("button", { name: /^Goblin AC/ }));
    await master.tap(dialog.getByRole("radio", { name: "3", exact: true }));
    await master.tap(dialog.getByRole("button", { name: "Add 3" }));
    await master.tap(page.getByRole("button", { name: "A nameless other" }));
    await master.write(dialog.getByRole("textbox", { name: "Name" }), secrets.hidden);
    await master.type(dialog.getByLabel("Initiative"), "5");
    await master.tap(dialog.getByLabel("They come in hidden"));
    await master.tap(dialog.getByRole("button", { name: "Add", exact: true }));
    await master.tap(page.getByRole("button", { name: "A reminder" }));
    await master.write(dialog.getByLabel("What to remember"), "The lamps gutter");
    await master.tap(dialog.getByRole("button", { name: "Add", exact: true }));
    await page.getByLabel("Initiative of The lamps gutter").waitFor();
  });
  await table.act("rolls for the monsters", master, () =>
    master.tap(page.getByRole("button", { name: "Roll for monsters" })),
  );
  // One has a dialog open, whose page stays, and comes by the bookmark when it is closed.
  const late = seats.findLast(({ screen }) => screen === "phone");
  const editor = late?.page.getByRole("dialog", { name: "Edit character" });
  const opensDialog = async (seat: Seat) => {
    await seat.tap(seat.page.getByRole("link", { name: "Character", exact: true }));
    await seat.tap(seat.page.getByRole("button", { name: "Edit", exact: true }));
    await editor?.waitFor();
  };
  if (late) await table.act("opens a dialog", late, opensDialog);
  const begins = () => master.tap(page.getByRole("button", { name: /Begin the fight/ }));
  const opens = ({ page: its }: Seat) => its.getByText(/opens the fight/).first();
  await table.act("begins the fight, which is shown", master, begins, (seat) =>
    seat === late ? opens(seat).waitFor() : rowOf(seat.page, "Goblin 3").waitFor(),
  );
  if (!late) return;
  const comes = async () => {
    await late.tap(editor?.getByText("Close", { exact: true }) ?? late.page.locator("body"));
    await late.tap(late.page.getByRole("link", { name: "Fight", exact: true }));
  };
  const isThere = async () => {
    await rowOf(late.page, "Goblin 3").waitFor();
    await opens(late).waitFor({ state: "detached" });
  };
  await table.act("comes by the bookmark", late, comes, isThere, [late]);
};
