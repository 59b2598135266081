import { endSession, storedToken, storedUserId, storeToken } from "./credentials";

let queue: Promise<unknown> = Promise.resolve();

/** Waits for its turn among all tabs, or in this one alone where the browser lends no locks. */
const acquire = async (held: Promise<void>): Promise<void> => {
  const before = queue;
  queue = Promise.all([before, held]);
  await before;
  if (!("locks" in navigator)) return;
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return held;
    };
    navigator.locks.request("token", hold).catch(resolve);
  });
};

const exclusively = async (work: () => Promise<void> | void): Promise<void> => {
  let release = () => {};
  await acquire(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  try {
    await work();
  } finally {
    release();
  }
};

/**
 * Stores the token that a call answers, unless another person has logged in meanwhile in another tab. From before its answer the server
 * refuses the old one, which must not end the session meanwhile.
 */
export const renewToken = (ask: () => Promise<{ token: string }>): Promise<void> =>
  exclusively(async () => {
    const owner = storedUserId();
    const { token } = await ask();
    if (storedUserId() === owner) storeToken(token);
  });

/** Ends the session of a refused token, unless another one has taken its place: answers may come late. */
export const endSessionOf = (token: string | null): Promise<void> =>
  exclusively(() => {
    if (storedToken() === token) endSession();
  });
