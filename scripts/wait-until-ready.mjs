/** Milliseconds between two looks, and for one of them. */
const PAUSE = 100;
const PATIENCE = 30_000;
/** Milliseconds after which it is said why the server isn't ready. */
const QUIET = 5_000;

/** What stands in the way: the sentence of a health check that isn't well, with its status. */
async function reasonOf(answer) {
  if (!answer) return "it doesn't answer";
  const { error } = await answer.json().catch(() => ({}));
  return error ? `${error} (${answer.status})` : `it answers ${answer.status}`;
}

/**
 * Waits until a server's health check says that it is well; any other answer means that each call would be refused. Says once, after some
 * seconds, what is wrong, and goes on waiting: a database that is away may come back.
 * @param {string} url of the health check
 * @param {{ isOver: () => boolean, say: (sentence: string) => void, quiet?: number }} options `isOver` tells that the server has ended
 * @returns {Promise<boolean>} false where the server has ended before
 */
export async function waitUntilReady(url, { isOver, say, quiet = QUIET }) {
  const began = performance.now();
  let told = false;
  while (!isOver()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
    if (answer?.ok) return true;
    if (!told && performance.now() - began >= quiet) {
      told = true;
      say(`Tomekeeper isn't ready yet: ${await reasonOf(answer)}. It waits until it is.`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}
