import type { Seat } from "./seat";

interface Row {
  act: string;
  by: string;
  taps: number;
  keys: number;
  /** Until the last one saw it; null where nobody else was to see anything. */
  seconds: number | null;
}
/** What is done at a seat, or waited for. */
type AtSeat = (seat: Seat) => Promise<unknown>;

/** Who sits at the table, and what was done there: how many presses and keys it took, and how soon all saw it. */
export class Table {
  readonly seats: Seat[] = [];
  readonly rows: Row[] = [];
  readonly leaks: string[] = [];
  readonly lost: string[] = [];

  /** Does it, by one or by several at once; then waits until it is `seen` at each of the seats of `who`. */
  async act(
    what: string,
    by: Seat | readonly Seat[],
    does: AtSeat,
    seen?: AtSeat,
    who: readonly Seat[] = this.seats,
  ) {
    const doers = [by].flat();
    const count = () => doers.map(({ taps, keys }) => ({ taps, keys }));
    const before = count();
    try {
      await Promise.all(doers.map((seat) => does(seat)));
      if (seen) await Promise.all(who.map((seat) => seen(seat)));
    } catch (error) {
      const places = await Promise.all(doers.map((seat) => seat.where()));
      const names = doers.map(({ name }) => name).join(", ");
      throw new Error([`While ${names} ${what}`, ...places].join("\n"), { cause: error });
    }
    const pressed = Math.max(...doers.map(({ pressedAt }) => pressedAt));
    // Of several who do the same at once, the one who had most to do.
    const most = (key: "taps" | "keys") =>
      Math.max(...count().map((now, at) => now[key] - (before[at]?.[key] ?? 0)));
    const names = doers.length === 1 ? (doers[0]?.name ?? "") : `each of ${doers.length}`;
    const seconds = seen ? (Date.now() - pressed) / 1000 : null;
    this.rows.push({ act: what, by: names, taps: most("taps"), keys: most("keys"), seconds });
  }

  /** Nothing of this may have reached any other browser so far. */
  async guard(keeper: Seat, secrets: readonly string[]): Promise<void> {
    for (const seat of this.seats) {
      if (seat === keeper) continue;
      for (const secret of await seat.told(secrets)) this.leaks.push(`${seat.name} was told "${secret}"`);
    }
  }

  /** All that somebody wrote has to be in what the book holds. */
  look(book: string): void {
    for (const { name, words } of this.seats)
      for (const word of words) if (!book.includes(word)) this.lost.push(`${name} wrote "${word}"`);
  }

  get reloads(): number {
    return this.seats.reduce((sum, { reloads }) => sum + reloads, 0);
  }

  /** The whole evening as text. */
  told(): string {
    const line = (row: readonly string[]) =>
      `${row[0]?.padEnd(52)} ${row[1]?.padEnd(10)} ${row[2]?.padStart(4)} ${row[3]?.padStart(4)} ${row[4]?.padStart(8)}`;
    const lines = this.rows.map(({ act, by, taps, keys, seconds }) =>
      line([act, by, String(taps), String(keys), seconds === null ? "" : seconds.toFixed(2)]),
    );
    return [
      line(["act", "by", "taps", "keys", "seen, s"]),
      ...lines,
      `reloads ${this.reloads}`,
      `secrets in other browsers' traffic ${this.leaks.length}`,
      ...this.leaks,
      `words lost ${this.lost.length}`,
      ...this.lost,
    ].join("\n");
  }
}
