import "server-only";

// A singleton on globalThis: the framework bundles these modules more than once.
const shared = globalThis as typeof globalThis & { tomekeeperHub?: { wake: () => void } | undefined };

/** Something was committed by this process: whoever listens here is told at once. */
export const wakeHub = (): void => shared.tomekeeperHub?.wake();
