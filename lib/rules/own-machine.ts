/** Whether an address is a loopback address: it leads to the device that opens it, which for a player is their own phone. */
export const isOwnMachine = (url: string): boolean =>
  /(^|\.)localhost$|^127\.|^\[::1\]$/.test(new URL(url).hostname);
