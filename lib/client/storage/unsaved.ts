let count = 0;

/** Something on the page is not saved yet; the answer says that it is, or was left. */
export const markUnsaved = (): (() => void) => {
  count += 1;
  return () => {
    count -= 1;
  };
};

export const hasUnsaved = (): boolean => count > 0;
