export interface QueuedWrite {
  /** Rejects where the write failed, once that is handled. */
  send: () => Promise<void>;
  /** An earlier write of the key has failed: this one is not sent. */
  drop: () => void;
}

/** One queue a key: a mutex, since the writes of a key must not overtake each other. */
const queues = new Map<string, QueuedWrite[]>();

const drain = async (key: string, queue: QueuedWrite[]): Promise<void> => {
  for (let write = queue.shift(); write; write = queue.shift()) {
    try {
      await write.send();
    } catch {
      for (const dropped of queue.splice(0)) dropped.drop();
    }
  }
  queues.delete(key);
};

/** Resolves once the writes of a key that were sent so far are answered, or have failed. */
export const writesSettled = (key: string): Promise<void> =>
  queues.has(key)
    ? new Promise<void>((resolve) =>
        enqueueWrite(key, { send: () => Promise.resolve(resolve()), drop: resolve }),
      )
    : Promise.resolve();

/** Sends the writes of a key one at a time, in order; those of other keys go side by side. After a failure the waiting ones are dropped. */
export const enqueueWrite = (key: string, write: QueuedWrite): void => {
  const queue = queues.get(key);
  if (queue) {
    queue.push(write);
    return;
  }
  const started = [write];
  queues.set(key, started);
  void drain(key, started);
};
