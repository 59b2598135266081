import "server-only";
import type { NextRequest } from "next/server";
import { type Anchor, findPerson, type Identified, identify } from "@/db/queries/standing";
import { Failure } from "@/lib/model/failure";
import { readToken, sessionCookieName } from "./session-token";

export type Caller = Identified["person"] & { carrier: "bearer" | "cookie" };

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;
const signedOut = () => new Failure("signed out", "Please log in to continue using this website.");

/** An `Authorization` header alone decides where there is one: a bad one never falls back to the cookie. */
const carriedToken = (request: NextRequest): { token: string; carrier: Caller["carrier"] } | undefined => {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? undefined : { token, carrier: "bearer" };
  }
  const token = request.cookies.get(sessionCookieName())?.value;
  return token === undefined ? undefined : { token, carrier: "cookie" };
};

/** The signed-in person and their standing at the anchor, in one statement. @throws Failure "signed out" */
export const identifyCaller = async (request: NextRequest, anchorOf: () => Promise<Anchor | null>) => {
  const carried = carriedToken(request);
  const session = carried && (await readToken(carried.token));
  if (!carried || !session) throw signedOut();
  const anchor = await anchorOf();
  const found = await identifySession(session, anchor);
  if (!found) throw signedOut();
  return { caller: { ...found.person, carrier: carried.carrier }, standing: found.standing };
};

/** The person of a session that is not revoked, and their standing; undefined otherwise. */
export const identifySession = async (
  session: { userId: number; sessionVersion: number },
  anchor: Anchor | null,
): Promise<Identified | undefined> => {
  const found = anchor
    ? await identify(session.userId, anchor)
    : await findPerson(session.userId).then((person) => person && { person, standing: null });
  return found?.person.sessionVersion === session.sessionVersion ? found : undefined;
};
