/** Milliseconds. */
const AT_REST = 500;
const BUSY = 60;
const BUSY_FOR = 60_000;

/**
 * Looks again and again whether something came, with pauses of 500 ms, and of 60 ms for a minute after something did: a table that plays
 * is told soon, and one that rests costs little. The next look waits for the one before.
 */
export class AdaptivePoll {
  readonly #look: () => Promise<boolean>;
  #run: { timer?: NodeJS.Timeout } | undefined;
  #foundAt = Number.NEGATIVE_INFINITY;

  /** `look` answers whether it found something; it must not throw. */
  constructor(look: () => Promise<boolean>) {
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
    if (await this.#look()) this.#foundAt = performance.now();
    // Stopped, or stopped and started, while it looked: then this run is over.
    if (run === this.#run) this.#wait(run);
  }
}
