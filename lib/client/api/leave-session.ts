import { clearPictures } from "@/lib/client/storage/picture-drafts";
import { forgetCampaign } from "@/lib/client/storage/selection";
import { removeStored, storedKeys } from "@/lib/client/storage/storage";
import { flushDeletes } from "@/lib/client/storage/undoable-delete";
import { api } from "./api";
import { CallError, call } from "./call";
import { clearCredentials, NOBODY, storageOwner } from "./credentials";
import { isAmbiguous, isPassing } from "./idempotently";

/** Milliseconds that pictures of drafts may take to be cleared. */
const PATIENCE = 500;

/**
 * Forgets all that this browser keeps of a person, and of nobody, for whom it is kept where a session has ended; settings such as the mute
 * switch stay, and what is another person's. Resolves when nothing of them is left.
 */
const forgetPerson = async (person: string): Promise<void> => {
  const owners = [person, NOBODY];
  const cleared = clearPictures(owners);
  const own = owners.flatMap((owner) => [
    `diceHistory:${owner}`,
    ...storedKeys(`draft:${owner}:`),
    ...storedKeys(`search:${owner}:`),
  ]);
  // The rolls were once kept without a name; the saving throws that were made have the names of characters alone.
  removeStored("diceHistory", ...storedKeys("saveMade:"), ...own);
  // Somebody else may have logged in meanwhile.
  if (owners.includes(storageOwner())) {
    forgetCampaign();
    clearCredentials();
  }
  // A load that comes too early would cut the work of the database off.
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
};

/** What a call ends: the session of this browser, all of them, or the account. */
type Ending = "session" | "sessions" | "account";
/** What may have been ended by a call that no answer came to. */
const unanswered = new Set<Ending>();

/** Ends it by a call, and by another one where no answer came: a 401 then says that the first was carried out. Rejects as the call does. */
const untilEnded = async (ending: Ending, end: () => Promise<unknown>): Promise<void> => {
  try {
    await end().catch((error: unknown) => {
      if (!isAmbiguous(error)) throw error;
      unanswered.add(ending);
      return end();
    });
  } catch (error) {
    const isEnded = error instanceof CallError && error.status === 401 && unanswered.has(ending);
    // A press after another lost answer asks once more; a refusal says that nothing was ended.
    if (!isPassing(error)) unanswered.delete(ending);
    if (!isEnded) throw error;
  }
};

/** Ends the session of this browser by a call, and forgets its person once that is answered. Rejects as the call does. */
export const leaveSession = async (ending: Ending, end: () => Promise<unknown>): Promise<void> => {
  // Read before the call: a live event may clear the stored user id before the answer comes.
  const person = storageOwner();
  // While still authenticated.
  await flushDeletes();
  await untilEnded(ending, end);
  await forgetPerson(person);
};

/** @throws CallError */
export const logOut = (): Promise<void> =>
  leaveSession("session", () =>
    call(api.accounts.logOut, { body: {} }).catch((error: unknown) => {
      // An ended session is as good as logged out. Otherwise the cookie is still there, and to say 'logged out' would be untrue.
      if (!(error instanceof CallError && error.status === 401)) throw error;
    }),
  );
