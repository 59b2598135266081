import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Keeps the framework from compressing streams of events: it would hold them back until a block is full. What no client asks to be
 * compressed it leaves alone, and this runs before it looks.
 */
export function leaveStreamsUncompressed(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url?.startsWith("/api/live")) delete request.headers["accept-encoding"];
  });
}
