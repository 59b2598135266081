import "server-only";
import type { NextRequest } from "next/server";
import { findInvitation } from "@/db/queries/invite-links";
import type { Runner } from "@/db/transaction";
import { env } from "@/lib/env";
import { Failure } from "@/lib/model/failure";
import { joinTexts } from "@/lib/messages/join";
import { addressOf, tryGuess } from "@/lib/server/http/rate-limit";
import { hashOfToken } from "@/lib/server/auth/secret-token";

/** One sentence for all that a link may be: wrong, used up, withdrawn or too old. */
const opensNothing = () => new Failure("missing", joinTexts.refused);

/**
 * Does what a token opens, with its hash; whoever names too many that open nothing is refused for a while.
 * @throws Failure "missing" where `work` finds nothing; "too many"
 */
export const byToken = async <R>(
  token: string,
  headers: Headers,
  work: (tokenHash: string) => Promise<R | undefined>,
): Promise<R> => {
  const found = await tryGuess("join guess", addressOf(headers), () => work(hashOfToken(token)));
  if (found === undefined) throw opensNothing();
  return found;
};

export const readInvitation = (db: Runner, token: string, headers: Headers) =>
  byToken(token, headers, (tokenHash) => findInvitation(db, tokenHash));

/** Where people open the product: what the operator has set, or else what the browser that asks has opened. */
export const siteOf = ({ headers }: NextRequest): string => {
  const { siteUrl } = env();
  const host = headers.get("host");
  const here = `http://${host}`;
  return new URL(siteUrl).hostname === "localhost" && host && URL.canParse(here) ? here : siteUrl;
};

export const joinAddress = (request: NextRequest, token: string): string =>
  `${siteOf(request)}/join/${token}`;
