/** Resolves after so many milliseconds, or as soon as the browser says that it is online again. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener("online", go);
  });
