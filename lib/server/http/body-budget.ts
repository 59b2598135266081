import "server-only";
import { BODIES_IN_FLIGHT, BUSY_SECONDS, JSON_LIMIT } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";

// A singleton on globalThis: the framework bundles this module more than once and the budget is the process's.
const shared = globalThis as typeof globalThis & { tomekeeperBodyBytes?: number };

/**
 * Counts a large body against what the process takes at once; to be released when its request is answered. Small ones pass.
 * @throws Failure "unavailable"
 */
export const reserveBody = (bytes: number): (() => void) => {
  if (bytes <= JSON_LIMIT.bytes) return () => {};
  const inFlight = shared.tomekeeperBodyBytes ?? 0;
  if (inFlight + bytes > BODIES_IN_FLIGHT)
    throw new Failure("unavailable", "Too many large files are being sent at the moment. Please try again.", {
      retryAfter: BUSY_SECONDS,
    });
  shared.tomekeeperBodyBytes = inFlight + bytes;
  let isHeld = true;
  return () => {
    if (isHeld) shared.tomekeeperBodyBytes = (shared.tomekeeperBodyBytes ?? bytes) - bytes;
    isHeld = false;
  };
};
