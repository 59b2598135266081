export type Lock = { release: () => void };

export function currentProcess(): {
  pid: number;
  /** When it started: comparable for equality only. */
  started: string;
  /** The running system and its pid namespace. */
  world: string;
};

export function takeLock(file: string): Promise<Lock | { pid: number }>;
