import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import securityHeaders from "@/lib/security-headers.json";
import { isRouterState } from "./router-state";
import { trustedClientIp } from "@/lib/server/http/client-ip";

const ROUTER_STATE = "next-router-state-tree";

/**
 * Puts a few things right on every request before the framework sees it, which would answer them with 500 and log a stack: TRACE, as
 * PATCH, which no address takes, is refused as any wrong method is; `*` is an address that doesn't exist; a router's state that can't
 * be read is none. And it takes the sender's word for where a request comes from, and leaves answers that it gives early, redirects and
 * files that are not there, without the headers that its configuration names.
 */
export const normalizeRequests = (): void =>
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request?: unknown; response?: unknown };
    if (response instanceof ServerResponse)
      for (const { key, value } of securityHeaders) response.setHeader(key, value);
    if (!(request instanceof IncomingMessage)) return;
    if (request.method === "TRACE") request.method = "PATCH";
    if (request.url === "*") request.url = "/api";
    // Two slashes would begin the name of a host.
    else if (request.url?.startsWith("//")) request.url = request.url.replace(/^\/+/, "/");
    const { headers, socket } = request;
    headers["x-forwarded-for"] = trustedClientIp(
      headers["x-forwarded-for"],
      socket.remoteAddress,
      env().trustedProxies,
    );
    if (!isRouterState(headers[ROUTER_STATE])) delete headers[ROUTER_STATE];
  });
