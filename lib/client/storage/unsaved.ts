let count = 0;

/** Something on the page is not saved yet; the answer says that it is, or was left. */
export const markUnsaved = (): (() => void) => {
  count += 1;
  return () => {
    count -= 1;
  };
};

const savers = new Set<() => Promise<unknown>>();

/** What saves itself a while after the last key says here how it is saved at once; the answer takes that back. */
export const onSaveWaiting = (save: () => Promise<unknown>): (() => void) => {
  savers.add(save);
  return () => void savers.delete(save);
};

/** Saves at once what would save itself a little later. Resolves when all of it is answered; what failed stays a draft. */
export const saveWaiting = async (): Promise<void> =>
  void (await Promise.allSettled([...savers].map((save) => save())));

export const hasUnsaved = (): boolean => count > 0;
