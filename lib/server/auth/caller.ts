import "server-only";
import type { NextRequest } from "next/server";
import type { Identified, Session } from "@/db/queries/membership";
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

type Found<R> = Identified<R> & {
  /** Who called, where they are answered as somebody else. */
  looker?: Identified["person"];
};

/**
 * The signed-in person as `identify` finds them; it is asked only where the token holds.
 * @throws Failure "signed out"
 */
export const identifyCaller = async <R>(
  request: NextRequest,
  identify: (session: Session) => Promise<Found<R> | undefined>,
) => {
  const carried = carriedToken(request);
  const session = carried && (await readToken(carried.token));
  if (!carried || !session) throw signedOut();
  const found = await identify(session);
  if (!found) throw signedOut();
  const caller: Caller = { ...found.person, carrier: carried.carrier };
  const { membership, named, rows, hasMore, looker } = found;
  return { caller, membership, named, rows, hasMore, looker };
};
