import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { senderOf } from "./sender";

/**
 * Puts two things right on every request before the framework sees it. It fails at TRACE with 500; as PATCH, which no address
 * takes, it is refused as any wrong method is. And it takes the sender's word for where a request comes from.
 */
export const tidyIncoming = (): void =>
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request?: unknown };
    if (!(request instanceof IncomingMessage)) return;
    if (request.method === "TRACE") request.method = "PATCH";
    const { headers, socket } = request;
    headers["x-forwarded-for"] = senderOf(headers["x-forwarded-for"], socket.remoteAddress);
  });
