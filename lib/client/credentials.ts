import { readStored, removeStored, storedKeys, writeStored } from "./storage";

const TOKEN = "token";
const USER_ID = "user_id";
const CAMPAIGNS = "campaigns";
/** Everything of the signed-in person that this browser keeps; settings such as the mute switch stay. */
const PERSONAL = [
  TOKEN,
  USER_ID,
  "selectedCampaignId",
  "selectedCampaignData",
  "editCampaignId",
  "selectedCharacterId",
  "selectedEncounterId",
  CAMPAIGNS,
];
const DRAFTS = "draft:";

export const storedToken = (): string | null => readStored(TOKEN) || null;
export const storedUserId = (): string | null => readStored(USER_ID) || null;
export const hasCredentials = (): boolean => storedToken() !== null && storedUserId() !== null;
export const storeToken = (token: string): void => void writeStored(TOKEN, token);
export const storeUserId = (userId: number): void => void writeStored(USER_ID, String(userId));

/**
 * After a refused token: what was typed stays, for when the same person logs in again; the list of their campaigns goes, because
 * somebody else may.
 */
export const clearCredentials = (): void => removeStored(TOKEN, USER_ID, CAMPAIGNS);

/** At log-out: nothing of the person stays in this browser. */
export const forgetPerson = (): void => {
  removeStored(...PERSONAL, ...storedKeys(DRAFTS));
};

/** Fired when the server no longer accepts the session; the Login Required overlay listens. */
export const SESSION_ENDED = "sessionEnded";
export const endSession = (): void => {
  clearCredentials();
  window.dispatchEvent(new Event(SESSION_ENDED));
};
