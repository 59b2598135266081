/** One fault: what is done, and what is expected of the product. */
export type Case = {
  name: string;
  /** Seconds after which it counts as failed. */
  bound: number;
  /** Answers what was seen, in a few words. @throws what was seen instead, or NotRun */
  run: (later: Later) => Promise<string>;
};

/** Takes something back when the case has ended, in whatever way. The last one goes first. */
export type Later = (undo: () => unknown) => void;

/** The case can't be tried on this machine, which is no success. */
export class NotRun extends Error {}

export function check(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

type Outcome = { name: string; result: "ok" | "failed" | "not run"; seconds: number; seen: string };

/** Runs a case within its bound. */
export async function tried({ name, bound, run }: Case): Promise<Outcome> {
  const began = Date.now();
  const undos: (() => unknown)[] = [];
  const outcome = (result: Outcome["result"], seen: string): Outcome => ({
    name,
    result,
    seconds: Math.round((Date.now() - began) / 100) / 10,
    seen,
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${bound} s`)), bound * 1000);
  });
  try {
    return outcome("ok", await Promise.race([run((undo) => undos.unshift(undo)), late]));
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    return outcome(error instanceof NotRun ? "not run" : "failed", seen);
  } finally {
    clearTimeout(timer);
    for (const undo of undos) await Promise.resolve(undo()).catch((error: unknown) => console.error(error));
  }
}
