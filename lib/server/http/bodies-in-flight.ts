import "server-only";
import { BODIES_IN_FLIGHT, BODIES_OF_ONE, BUSY_SECONDS, JSON_LIMIT } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";

// A singleton on globalThis: the framework bundles this module more than once and the budget is the process's.
const shared = globalThis as typeof globalThis & { tomekeeperBodies?: Set<Body> };
const bodies = (shared.tomekeeperBodies ??= new Set());

/** A large body in flight, in bytes; who sends it by their token, whose session may have ended. */
interface Body {
  bytes: number;
  sender: number | undefined;
}
const bytesOfAll = (some: readonly Body[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Counts a large body against what the process takes at once, and what it takes of one person; to be released when its request is
 * answered. Small ones pass.
 * @throws Failure "unavailable"
 */
export const reserveBody = (body: Body): (() => void) => {
  if (body.bytes <= JSON_LIMIT.bytes) return () => {};
  const theirs = [...bodies].filter(({ sender }) => sender === body.sender);
  const isTooMuch = theirs.length > 0 && bytesOfAll([...theirs, body]) > BODIES_OF_ONE;
  if (isTooMuch || bytesOfAll([...bodies, body]) > BODIES_IN_FLIGHT)
    throw new Failure("unavailable", "Too many large files are being sent at the moment. Please try again.", {
      retryAfter: BUSY_SECONDS,
    });
  bodies.add(body);
  return () => void bodies.delete(body);
};
