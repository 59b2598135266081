import { createStore } from "@/lib/client/page/create-store";

/** How many things on the page are not saved yet. */
export const unsaved = createStore(0);

/** Something on the page is not saved yet; the answer says that it is, or was left. */
export const markUnsaved = (): (() => void) => {
  unsaved.set(unsaved.read() + 1);
  return () => unsaved.set(unsaved.read() - 1);
};

const savers = new Set<() => Promise<unknown>>();

/** What saves itself a while after the last key says here how it is saved at once; the answer takes that back. */
export const onSaveWaiting = (save: () => Promise<unknown>): (() => void) => {
  savers.add(save);
  return () => void savers.delete(save);
};

/** Milliseconds that a line which answers nothing is waited for. */
const PATIENCE = 5000;

/**
 * Saves at once what would save itself a little later. Resolves when all of it is answered, or was waited for; what failed, or is not
 * answered yet, stays a draft.
 */
export const saveWaiting = async (): Promise<void> => {
  const answers = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
};

export const hasUnsaved = (): boolean => unsaved.read() > 0;
