import { clearPictures } from "@/lib/client/storage/picture-drafts";
import { forgetCampaign } from "@/lib/client/storage/selection";
import { removeStored, storedKeys } from "@/lib/client/storage/storage";
import { flushDeletes } from "@/lib/client/storage/undoable-delete";
import { api } from "./api";
import { CallError, call } from "./call";
import { clearCredentials, NOBODY, storageOwner } from "./credentials";
import { isAmbiguous } from "./failures";

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
    ...storedKeys(`library:${owner}:`),
    ...storedKeys(`shownSeen:${owner}:`),
  ]);
  // The rolls and the library's were once kept without a name; the saving throws that were made have the names of characters alone.
  const nameless = ["diceHistory", "library:monsters", "library:spells", "library:items"];
  removeStored(...nameless, ...storedKeys("saveMade:"), ...own);
  // Somebody else may have logged in meanwhile.
  if (owners.includes(storageOwner())) {
    forgetCampaign();
    clearCredentials();
  }
  // A load that comes too early would cut the work of the database off.
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
};

/** A first try that fails within so many milliseconds is repeated at once; after a longer one the line hangs, and would again. */
const QUICK = 5000;

/**
 * Ends something by a call, and by another one where no answer came: a 401 then says that the first was carried out. It says so within one
 * press alone: before a later one the session may have been ended elsewhere, with nothing else done. Rejects as the call does.
 */
const untilEnded = async (end: () => Promise<unknown>): Promise<void> => {
  const began = performance.now();
  try {
    await end();
  } catch (error) {
    if (!isAmbiguous(error) || performance.now() - began > QUICK) throw error;
    await end().catch((again: unknown) => {
      if (!(again instanceof CallError && again.status === 401)) throw again;
    });
  }
};

/** Ends the session of this browser by a call, and forgets its person once that is answered. Rejects as the call does. */
export const leaveSession = async (end: () => Promise<unknown>): Promise<void> => {
  // Read before the call: a live event may clear the stored user id before the answer comes.
  const person = storageOwner();
  // While still authenticated.
  await flushDeletes();
  await untilEnded(end);
  await forgetPerson(person);
};

/** @throws CallError */
export const logOut = (): Promise<void> =>
  leaveSession(() =>
    call(api.accounts.logOut, { body: {} }).catch((error: unknown) => {
      // An ended session is as good as logged out. Otherwise the cookie is still there, and to say 'logged out' would be untrue.
      if (!(error instanceof CallError && error.status === 401)) throw error;
    }),
  );
