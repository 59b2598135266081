import "server-only";
import { BUSY_SECONDS } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";

interface Bounds {
  /** What may run at once. */
  readonly atOnce: number;
  /** What may wait beside it. */
  readonly waiting: number;
  /** The longest pause in milliseconds between one and the next, in which others come to their turn; it is as long as the work was. */
  readonly restMs?: number;
}

/** A semaphore of the process for a costly kind of work: so many run at once, and a short queue waits in its order. */
export class Gate {
  readonly #bounds: Bounds;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * The result of `work`, when its turn has come. What is `patient` waits however long the queue is: its caller bounds how much of it
   * there is.
   * @throws Failure "unavailable" where the queue is full
   */
  async run<T>(work: () => Promise<T>, { patient = false } = {}): Promise<T> {
    await this.#enter(patient);
    const started = performance.now();
    try {
      return await work();
    } finally {
      const { restMs } = this.#bounds;
      if (restMs === undefined) this.#leave();
      else setTimeout(() => this.#leave(), Math.min(restMs, performance.now() - started)).unref();
    }
  }

  #leave(): void {
    const next = this.#waiting.shift();
    // A place is handed over, so that no newcomer takes it first.
    if (next) next();
    else this.#running -= 1;
  }

  async #enter(patient: boolean): Promise<void> {
    if (this.#running < this.#bounds.atOnce) {
      this.#running += 1;
      return;
    }
    if (!patient && this.#waiting.length >= this.#bounds.waiting)
      throw new Failure("unavailable", "The server is busy at the moment. Please try again.", {
        retryAfter: BUSY_SECONDS,
      });
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

// A singleton on globalThis: the framework bundles modules more than once and the processor is the process's.
const shared = globalThis as typeof globalThis & { tomekeeperGates?: Map<string, Gate> };

/** The process's one gate of this name. */
export const gateOf = (name: string, bounds: Bounds): Gate => {
  const gates = (shared.tomekeeperGates ??= new Map());
  const gate = gates.get(name) ?? new Gate(bounds);
  gates.set(name, gate);
  return gate;
};
