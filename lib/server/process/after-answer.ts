import "server-only";
import { after } from "next/server";
import { log } from "./log";

/**
 * Does something once the present request is answered. What fails is logged: nobody waits for it, and the framework would print the error as it
 * is, with the values of a failed query.
 */
export const afterAnswer = (work: () => Promise<void>): void =>
  after(() => work().catch((error: unknown) => log.warn({ error }, "what follows an answer failed")));
