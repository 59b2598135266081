/** A promise, and the function that resolves it. */
export const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { resolve, promise };
};
