import "server-only";
import { encode } from "next-auth/jwt";
import type { Session } from "@/db/queries/membership";
import { LIMIT } from "@/lib/constants";
import { env } from "@/lib/env";
import { decryptSession } from "./decrypt-session";

const isSecure = () => env().siteUrl.startsWith("https:");

/** next-auth's own name, which differs under https; login, logout and every reader ask here. */
export const sessionCookieName = (): string =>
  isSecure() ? "__Secure-next-auth.session-token" : "next-auth.session-token";

export const issueToken = ({ userId, sessionVersion }: Session): Promise<string> =>
  encode({
    token: { sub: String(userId), sessionVersion },
    secret: env().sessionSecret,
    maxAge: LIMIT.tokenAge,
  });

/** What the token says, or undefined where it is forged, expired or not ours. */
export const readToken = async (token: string): Promise<Session | undefined> => {
  const claims = await decryptSession(token, env().sessionSecret);
  const userId = Number(claims?.["sub"]);
  const sessionVersion = Number(claims?.["sessionVersion"]);
  return Number.isInteger(userId) && Number.isInteger(sessionVersion)
    ? { userId, sessionVersion }
    : undefined;
};

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;

export const sessionCookie = (token: string): string =>
  `${sessionCookieName()}=${token}; ${attributes()}; Max-Age=${LIMIT.tokenAge}`;

export const endedSessionCookie = (): string => `${sessionCookieName()}=; ${attributes()}; Max-Age=0`;
