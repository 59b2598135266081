import "server-only";
import { env } from "@/lib/env";

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a browser says that another site's page sent the request. Log-in and sign-up need no session that could be misused, but
 * a form elsewhere could leave its victim logged in to the attacker's account. Clients that are no browser tell neither.
 */
export const isCrossOrigin = (headers: Headers): boolean =>
  (headers.has("sec-fetch-site") || headers.has("origin")) && !isSameOrigin(headers);

/** Of the address that people open; undefined where that is this machine's own, on which pages of other programs lie too. */
const namedHost = (): string | undefined => {
  const { host, hostname } = new URL(env().siteUrl);
  return hostname === "localhost" ? undefined : host;
};

/**
 * Whether a browser sent the request from a page of this product. Its host is the one the request was sent to, so that localhost,
 * 127.0.0.1 and a name in the local network all work, or the one of NEXTAUTH_URL, since a proxy may hand on another `Host`. A request
 * that tells neither is not trusted.
 */
export const isSameOrigin = (headers: Headers): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  const host = origin === null ? undefined : hostOf(origin);
  return host !== undefined && [headers.get("host"), namedHost()].includes(host);
};
