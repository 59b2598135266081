import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import securityHeaders from "@/lib/security-headers.json";

/** Addresses that are keys, of invitations and of new passwords: told to nobody that the page links to, and in no index. */
const KEYED = /^\/(?:join|reset)\//;

/**
 * Sets the headers that answers have whatever they are: the framework's rules for headers would be matched anew at every request, and
 * leave out the answers that it gives early, redirects and files that are not there.
 */
export const setEarlyHeaders = ({ url = "", headers }: IncomingMessage, response: ServerResponse): void => {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  if (headers["x-forwarded-proto"] === "https")
    response.setHeader("Strict-Transport-Security", "max-age=31536000");
  if (!KEYED.test(url)) return;
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("X-Robots-Tag", "noindex, nofollow");
};
