import "server-only";
import { randomUUID } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/env";

/**
 * A browser that somebody logged in with before keeps a sealed cookie that says to which account. It opens nothing: it only lets
 * failed attempts of this browser be counted apart, so that nobody else's attempts lock its owner out.
 */
const NAME = "tomekeeper.device";
const SECONDS = 365 * 24 * 60 * 60;
/** Another key than the sessions', so that neither token is taken for the other. */
const SALT = "device";

const sentIn = (headers: Headers): string | undefined =>
  headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

/** The browser's own id, if it has been logged in to this account before. */
export const deviceOf = async (headers: Headers, account: string): Promise<string | undefined> => {
  const token = sentIn(headers);
  if (token === undefined) return undefined;
  const claims = await decode({ token, secret: env().sessionSecret, salt: SALT }).catch(() => null);
  return claims?.sub === account && typeof claims["device"] === "string" ? claims["device"] : undefined;
};

export const deviceCookie = async (account: string): Promise<string> => {
  const token = await encode({
    token: { sub: account, device: randomUUID() },
    secret: env().sessionSecret,
    salt: SALT,
    maxAge: SECONDS,
  });
  const secure = env().siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${token}; Path=/api; HttpOnly; SameSite=Lax${secure}; Max-Age=${SECONDS}`;
};
