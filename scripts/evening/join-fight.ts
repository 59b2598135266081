// Coming into the fight of the evening: initiative, and somebody who comes late.
import { rowOf } from "@/e2e/support/fights";
import { characterOf, comeIn, type Evening, type Guest, makeCharacters } from "./come-in";
import type { Seat } from "./seat";

export interface Fight {
  master: Seat;
  link: string;
  /** Comes in the middle of it. */
  late: Guest;
  rounds: number;
  /** What the dungeon master notes of somebody. */
  remark: string;
}

/** Of a row of the order, on the page that a phone has turned away too. */
export const knownRow = ({ page }: Seat, name: string) =>
  page.locator('[aria-label="Order of turns"] > li').filter({ hasText: name });
/** A row of the order as the dungeon master reads it, and as the players do. A phone that stands on its part has it behind that. */
export const row =
  (name: string, figures: string, word = figures) =>
  (seat: Seat) =>
    seat.screen === "phone"
      ? knownRow(seat, name).filter({ hasText: word }).first().waitFor({ state: "attached" })
      : rowOf(seat.page, name)
          .filter({ hasText: seat.screen === "desk" ? figures : word })
          .waitFor();
/** A phone turns to "My part", and stands there. */
export const toPart = async (seat: Seat) => {
  if (seat.screen !== "phone") return;
  const turn = seat.page.getByRole("button", { name: "turn to My part" });
  if (await turn.isVisible()) await seat.tap(turn);
};
/** It is announced on the page that is open where it is the turn of one's own character, and nowhere else. */
export const turnAnnounced = (seat: Seat, isOwn: boolean) =>
  seat.page
    .getByText("It is your turn", { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor({ state: isOwn ? "visible" : "hidden" });

/** The master's order has the initiative of all of them. */
const haveTheirs =
  (seats: readonly Seat[]) =>
  ({ page }: Seat) =>
    Promise.all(
      seats.map((seat) =>
        rowOf(page, characterOf(seat))
          .filter({ hasText: /^\s*−?\d/ })
          .waitFor(),
      ),
    );

/** Each rolls where they read, since initiative is called for; then round 1 begins. */
export const answerCall = async ({ table }: Evening, master: Seat, seats: readonly Seat[]) => {
  const answers = (seat: Seat) => seat.tap(seat.page.getByRole("button", { name: /^Roll d20/ }));
  await table.act("answers the call for initiative", seats, answers, haveTheirs(seats), [master]);
  const begins = () => master.tap(master.page.getByRole("button", { name: /^Begin round 1/ }));
  await table.act("begins round 1", master, begins, (seat) =>
    seat.page.getByRole("img", { name: /^Round 1/ }).waitFor(),
  );
};

/** Who comes late rolls on the page of their part. */
const rollInitiative = async ({ table }: Evening, master: Seat, seats: readonly Seat[]) => {
  const rolls = async (seat: Seat) => {
    await toPart(seat);
    await seat.tap(seat.page.getByRole("button", { name: /Roll it|Roll again/ }));
  };
  await table.act("rolls initiative", seats, rolls, haveTheirs(seats), [master]);
};

/** Somebody comes in the middle: by the link, with a new character, into the fight that is shown. */
export const comeLate = async (evening: Evening, { master, link, late }: Fight) => {
  const { table } = evening;
  const [seat = master] = await comeIn(evening, link, [late]);
  // What lies on the table can wait until there is somebody to fight with.
  const later = seat.page.getByRole("button", { name: "Not now" });
  await table.act("puts off what is shown", seat, () => seat.tap(later));
  await makeCharacters(evening, [seat], []);
  const finds = () =>
    seat.tap(seat.page.getByRole("button", { name: "On the table lies the fight. Go there" }));
  await table.act("finds the fight that is shown", seat, finds, row("Goblin 3", ""), [seat]);
  const name = characterOf(seat);
  const takesIn = async () => {
    await master.tap(master.page.getByRole("button", { name: "Reinforce" }));
    const dialog = master.page.getByRole("dialog");
    await master.tap(dialog.getByRole("radio", { name: "Party" }));
    await master.tap(dialog.getByRole("button", { name: new RegExp(name) }));
  };
  await table.act("takes the late one in", master, takesIn, row(name, ""));
  await rollInitiative(evening, master, [seat]);
};
