import {
  isStorageBlocked,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from "@/lib/client/storage/storage";

const TOKEN = "token";
const USER_ID = "user_id";
const CAMPAIGNS = "campaigns";
const ROLLS = "diceHistory";
const DRAFTS = "draft:";
/** What was sought last. */
const SOUGHT = "search:";

export const storedToken = (): string | null => readStored(TOKEN) || null;
export const storedUserId = (): string | null => readStored(USER_ID) || null;
export const hasCredentials = (): boolean => storedToken() !== null && storedUserId() !== null;
/** Whether a session may be going on: a browser that keeps nothing can't tell. */
export const mayBeSignedIn = (): boolean => hasCredentials() || isStorageBlocked();
export const storeToken = (token: string): void => void writeStored(TOKEN, token);
export const storeUserId = (userId: number): void => void writeStored(USER_ID, String(userId));

/**
 * After a refused token: what was typed stays, for when the same person logs in again; the list of their campaigns goes, because
 * somebody else may.
 */
export const clearCredentials = (): void => removeStored(TOKEN, USER_ID, CAMPAIGNS);

/** At log-out: with what was selected (`forgetCampaign`), all that this browser keeps of the person; settings such as the mute switch stay. */
export const forgetPerson = (): void => {
  removeStored(TOKEN, USER_ID, CAMPAIGNS, ROLLS, ...storedKeys(DRAFTS), ...storedKeys(SOUGHT));
};

/** Fired when the server no longer accepts the session; the Login Required overlay listens. */
export const SESSION_ENDED = "sessionEnded";
export const endSession = (): void => {
  clearCredentials();
  window.dispatchEvent(new Event(SESSION_ENDED));
};
