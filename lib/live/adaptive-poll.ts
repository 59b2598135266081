/** Milliseconds. */
const AT_REST = 500;
const BUSY = 60;
const BUSY_FOR = 60_000;

/**
 * Looks again and again whether something came, with pauses of 500 ms, and of 60 ms for a minute after something did: a table that plays
 * is told soon, and one that rests costs little. The next look waits for the one before.
 */
export class AdaptivePoll {
  readonly #look: () => Promise<boolean | null>;
  #run: { timer?: NodeJS.Timeout } | undefined;
  #foundAt = Number.NEGATIVE_INFINITY;

  /** `look` answers whether it found something, null where it could not look; it must not throw. */
  constructor(look: () => Promise<boolean | null>) {
    this.#look = look;
  }

  /** Does nothing where it runs. */
  start(): void {
    if (this.#run) return;
    this.#run = {};
    this.#wait(this.#run);
  }

  stop(): void {
    clearTimeout(this.#run?.timer);
    this.#run = undefined;
    this.#foundAt = Number.NEGATIVE_INFINITY;
  }

  #wait(run: { timer?: NodeJS.Timeout }): void {
    const isBusy = performance.now() - this.#foundAt < BUSY_FOR;
    run.timer = setTimeout(() => void this.#next(run), isBusy ? BUSY : AT_REST);
  }

  async #next(run: { timer?: NodeJS.Timeout }): Promise<void> {
    const found = await this.#look();
    if (found === true) this.#foundAt = performance.now();
    // What can't be looked at is not asked for often.
    else if (found === null) this.#foundAt = Number.NEGATIVE_INFINITY;
    // Stopped, or stopped and started, while it looked: then this run is over.
    if (run === this.#run) this.#wait(run);
  }
}
