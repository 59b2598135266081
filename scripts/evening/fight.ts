// What happens in the fight of the evening, at the screens of those who are in it.
import { chooser, orderOf } from "@/e2e/support/fights";
import { characterOf, type Evening } from "./come-in";
import { answerCall, comeLate, type Fight, knownRow, row, toPart, turnAnnounced } from "./join-fight";
import type { Seat } from "./seat";

const disc = ({ page }: Seat) => page.getByRole("img", { name: /^Round \d/ }).first();
const roundOf = async (seat: Seat) =>
  Number(/\d+/.exec((await disc(seat).getAttribute("aria-label")) ?? "")?.[0]);

/** The turn goes on, and everybody sees who has it. */
const nextTurn = async ({ table }: Evening, master: Seat) => {
  const { page } = master;
  const before = (await disc(master).getAttribute("aria-label")) ?? "";
  let line = "";
  const goesOn = async () => {
    await master.tap(page.getByRole("button", { name: /^Next turn/ }));
    await disc(master)
      .and(page.locator(`:not([aria-label="${before}"])`))
      .waitFor();
    const now = orderOf(page).and(page.locator("[aria-current=step]"));
    const isHidden = (await now.getAttribute("data-hidden")) !== null;
    line = isHidden
      ? "Somebody unseen"
      : `${await now.locator("[dir=auto]").first().textContent()} has the turn`;
  };
  // A phone that stands on its part reads there whose turn it is where that is its own, and no longer than it lasts.
  await table.act("ends a turn", master, goesOn, async (seat) => {
    if (seat === master) return;
    await seat.page
      .getByText(line)
      .first()
      .waitFor({ state: seat.screen === "phone" ? "attached" : "visible" });
    await turnAnnounced(seat, line.startsWith(`${characterOf(seat)} has`));
  });
};

const hurt = async (master: Seat, who: string, amount: string) => {
  await master.tap(chooser(master.page, who));
  await master.type(master.page.getByLabel("Amount, or dice to roll"), amount);
  await master.press("Enter");
};

const wounds = async ({ table }: Evening, { master, remark }: Fight, player: Seat) => {
  const { page } = master;
  await table.act(
    "deals damage to one",
    master,
    () => hurt(master, "Goblin 1", "2"),
    row("Goblin 1", "5/7", "hurt"),
  );
  await master.write(page.getByLabel("Notes for this fight"), remark);
  const poisons = (name: string) => async () => {
    await master.tap(chooser(page, name));
    await master.tap(page.getByRole("button", { name: "+ Condition" }));
    await master.tap(page.getByRole("dialog").getByRole("button", { name: "Poisoned" }));
  };
  await table.act(
    "puts a condition on the wrong one",
    master,
    poisons("Goblin 2"),
    row("Goblin 2", "Poisoned"),
  );
  const undoes = () => master.tap(page.getByRole("button", { name: /^Undo/ }));
  await table.act("takes it back", master, undoes, (seat) =>
    knownRow(seat, "Goblin 2").filter({ hasText: "Poisoned" }).first().waitFor({ state: "detached" }),
  );
  const name = characterOf(player);
  await table.act("puts a condition on the right one", master, poisons(name), row(name, "Poisoned"));
  const loses = () =>
    player.tap(player.page.getByRole("button", { name: /^Lose/ }).filter({ visible: true }));
  await table.act("loses a hit point", player, loses, row(name, "26/30"));
};

/** A phone lies dark while the fight goes on, and shows all of it when it is taken up again. */
const sleep = async ({ table }: Evening, { master }: Fight, sleeper: Seat) => {
  await sleeper.sleep();
  const awake = table.seats.filter((seat) => seat !== sleeper);
  const down = row("Goblin 1", "0/7", "down");
  await table.act(
    "deals damage while a phone sleeps",
    master,
    () => hurt(master, "Goblin 1", "9"),
    down,
    awake,
  );
  await table.act("takes up the phone", sleeper, () => sleeper.wake(), down, [sleeper]);
};

const propose = async ({ table }: Evening, { master }: Fight, player: Seat) => {
  const proposes = async () => {
    await toPart(player);
    const form = player.page.getByRole("region", { name: "What I tell the table" });
    await form.getByLabel("To whom").selectOption({ label: "Goblin 3" });
    await player.type(form.getByLabel("How much"), "3");
    await player.tap(form.getByRole("button", { name: "Tell the table" }));
  };
  const take = master.page.getByRole("button", { name: "Take 3" });
  await table.act("proposes damage", player, proposes, () => take.waitFor(), [master]);
  await table.act("takes it", master, () => master.tap(take), row("Goblin 3", "4/7", "hurt"));
};

const rollDice = async ({ table }: Evening, _: Fight, roller: Seat) => {
  const others = table.seats.filter((seat) => seat !== roller);
  const openTray = (seat: Seat) => seat.tap(seat.page.getByRole("button", { name: "Dice tray" }));
  await Promise.all(others.map(openTray));
  const rolls = async () => {
    await openTray(roller);
    await roller.tap(roller.page.getByRole("button", { name: "Add a D20", exact: true }));
    await roller.tap(roller.page.getByRole("button", { name: "Roll", exact: true }));
  };
  const falls = ({ page }: Seat) =>
    page.getByRole("list", { name: "Rolls, newest first" }).getByText(roller.name).first().waitFor();
  await table.act("rolls a d20 for all to see", roller, rolls, falls, others);
  const open = roller.screen === "phone" ? others : table.seats;
  await Promise.all(
    open.map((seat) =>
      seat.tap(seat.page.getByRole("button", { name: "Close", exact: true }).filter({ visible: true })),
    ),
  );
};

const hurtSeveral = async ({ table }: Evening, { master }: Fight) => {
  const { page } = master;
  const hits = async () => {
    for (const name of ["Goblin 2", "Goblin 3"])
      await master.tap(page.getByRole("button", { name: `${name} with others` }));
    await master.type(page.getByLabel("Amount, or dice to roll"), "3d6");
    await master.tap(
      page.getByRole("group", { name: "Share of Goblin 3" }).getByRole("radio", { name: "half" }),
    );
    await master.tap(page.getByRole("button", { name: "Damage two" }));
  };
  await table.act("deals dice to two, one of whom saved", master, hits, (seat) =>
    knownRow(seat, "Goblin 2")
      .filter({ hasNotText: /7\/7|unhurt/ })
      .first()
      .waitFor({ state: "attached" }),
  );
  await master.tap(page.getByRole("button", { name: "Done" }));
};

/** So many rounds, and in them all that happens in a fight. */
export const fight = async (evening: Evening, plan: Fight) => {
  const { master, rounds } = plan;
  const { table } = evening;
  const players = table.seats.filter((seat) => seat !== master);
  const [first = master, second = first] = players;
  await answerCall(evening, master, players);
  // The others read the order beside it.
  await Promise.all(players.map(toPart));
  const happenings = [
    () => wounds(evening, plan, first),
    () => comeLate(evening, plan),
    () => sleep(evening, plan, first),
    () => propose(evening, plan, second),
    () => rollDice(evening, plan, first),
    () => hurtSeveral(evening, plan),
  ];
  const inARound = Math.ceil(happenings.length / rounds);
  for (let round = 1; round <= rounds; round += 1) {
    for (const happens of happenings.splice(0, inARound)) await happens();
    while ((await roundOf(master)) === round) await nextTurn(evening, master);
  }
  const ends = async () => {
    await master.tap(master.page.getByRole("button", { name: "End the fight" }));
    await master.tap(master.page.getByRole("button", { name: "End it" }));
  };
  const over = async (seat: Seat) => {
    const none = seat.page.getByText("No fight is going on.").first();
    await none.waitFor({ state: seat.screen === "phone" ? "attached" : "visible" });
    await turnAnnounced(seat, false);
  };
  await table.act("ends the fight", master, ends, over, table.seats.slice(1));
};
