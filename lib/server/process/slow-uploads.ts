import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:http";

/**
 * How long a request may take to come in, in milliseconds. Node.js gives five minutes; the 64 MB of a campaign's file take nine on a line
 * of 1 Mbit/s. What one person may have under way at once is bounded elsewhere, and headers have a limit of their own.
 */
export const REQUEST_WITHIN = 20 * 60_000;

/** Gives requests that long, from the first one of each server on. */
export const allowSlowUploads = (): void =>
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server?: unknown };
    if (server instanceof Server) server.requestTimeout = REQUEST_WITHIN;
  });
