/** The longest that a call waits which asks nothing of the book, until `work` is done. */
export const slowestMeanwhile = async (address: string, work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  let slowest = 0;
  while (!isOver) {
    const started = performance.now();
    await fetch(`${address}/api/library/spells/fireball`);
    slowest = Math.max(slowest, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return slowest;
};
