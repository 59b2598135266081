import { storedFlag } from "@/lib/client/storage/stored-flag";

/** Whether the person's dice stay in this browser, though a book is open. */
export const ownDice = storedFlag("ownDice");
