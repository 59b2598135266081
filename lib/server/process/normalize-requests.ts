import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { setEarlyHeaders } from "./early-headers";
import { servePrecompressed } from "./precompressed";
import { isRouterState } from "./router-state";
import { trustedClientIp } from "@/lib/server/http/client-ip";

const UNDECODABLE = /^\/(?:api|images)\/[^?]*%(?:[89a-f][\da-f]|(?![\da-f]{2}))/i;
/** The same of an invite link or one to a new password: their tokens are plain ASCII. */
const UNDECODABLE_LINK = /^(\/(?:join|reset)\/)[^?]*%(?:[89a-f][\da-f]|(?![\da-f]{2})).*/i;
const ROUTER_STATE = "next-router-state-tree";
/** The HTTP methods that the framework handles; it answers any other one with an empty 400. */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"]);

/**
 * Puts a few things right on every request before the framework sees it, which would answer some of them with 500 and log a stack: a
 * method that it doesn't know, such as TRACE, becomes PATCH, which no address takes, and is refused as any wrong method is; `*` is an
 * address that doesn't exist; a router's state that can't be read is none; so is an address of the API or of a picture that can't be
 * decoded, or that is escaped though it is plain ASCII; such a link of an invitation, or to a new password, is one that opens nothing.
 * And it takes the sender's word for where a request comes from. What its configuration would say of headers and rewrites it would match
 * anew at every request: that is done here too, but where a host runs no server of ours (next.config.mjs).
 */
export const normalizeRequests = (): void => {
  const leadToCopy = servePrecompressed();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    setEarlyHeaders(request, response);
    leadToCopy(request, response);
    if (!METHODS.has(request.method ?? "")) request.method = "PATCH";
    if (request.url === "*") request.url = "/api";
    // Two slashes would begin the name of a host.
    else if (request.url?.startsWith("//")) request.url = request.url.replace(/^\/+/, "/");
    if (UNDECODABLE.test(request.url ?? "")) request.url = "/api/no-such-address";
    request.url = request.url?.replace(UNDECODABLE_LINK, "$1unreadable");
    const { headers, socket } = request;
    headers["x-forwarded-for"] = trustedClientIp(
      headers["x-forwarded-for"],
      socket.remoteAddress,
      env().trustedProxies,
    );
    if (!isRouterState(headers[ROUTER_STATE])) delete headers[ROUTER_STATE];
  });
};
