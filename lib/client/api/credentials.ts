import { isStorageBlocked, readStored, removeStored, writeStored } from "@/lib/client/storage/storage";

const TOKEN = "token";
const USER_ID = "user_id";
const CAMPAIGNS = "campaigns";
export const NOBODY = "nobody";

export const storedToken = (): string | null => readStored(TOKEN) || null;
export const storedUserId = (): string | null => readStored(USER_ID) || null;
/** In whose name this browser keeps what is a person's own: drafts, rolls, what was sought. */
export const storageOwner = (): string => storedUserId() ?? NOBODY;
export const hasCredentials = (): boolean => storedToken() !== null && storedUserId() !== null;
/** Whether a session may be going on: a browser that keeps nothing can't tell. */
export const mayBeSignedIn = (): boolean => hasCredentials() || isStorageBlocked();
export const storeToken = (token: string): void => void writeStored(TOKEN, token);
/** Where somebody else was logged in until now, the list of their campaigns goes. */
export const storeUserId = (userId: number): void => {
  if (storedUserId() !== String(userId)) removeStored(CAMPAIGNS);
  writeStored(USER_ID, String(userId));
};

/**
 * After a refused token: what was typed stays, for when the same person logs in again; the list of their campaigns goes, because
 * somebody else may.
 */
export const clearCredentials = (): void => removeStored(TOKEN, USER_ID, CAMPAIGNS);

/** Fired when the server no longer accepts the session; the Login Required overlay listens. */
export const SESSION_ENDED = "sessionEnded";
export const endSession = (): void => {
  clearCredentials();
  window.dispatchEvent(new Event(SESSION_ENDED));
};
