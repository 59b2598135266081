const pending = new Set<Promise<boolean>>();

/** Work on a picture that was chosen; it answers whether the picture was taken. */
export const preparing = (work: Promise<boolean>): void => {
  pending.add(work);
  void work.finally(() => pending.delete(work));
};

/** Waits for pictures that were chosen just now, so that none is left behind; false where one of them was refused. */
export const picturesReady = async (): Promise<boolean> => (await Promise.all(pending)).every(Boolean);
