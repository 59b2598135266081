import "server-only";

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a browser sent the request from a page of this host. The host is the one the request was sent to, so that
 * localhost, 127.0.0.1 and a name in the local network all work. A request that tells neither is not trusted.
 */
export const isSameOrigin = (headers: Headers): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && hostOf(origin) === headers.get("host");
};
