import "server-only";
import { createHash } from "node:crypto";
import type { Session } from "@/db/queries/membership";
import { findCredentials } from "@/db/queries/users";
import type { Runner } from "@/db/transaction";
import type { RateName } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";
import { deviceCookie, deviceOf } from "./device";
import { isPassword } from "./password";
import { addressOf, reset, refund, isTrusted, trust, consume } from "@/lib/server/http/rate-limit";

/** What an account is called in a device's cookie and in keys of counts. */
const blurred = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 22);

type Count = readonly [name: RateName, key: string];

/**
 * What an attempt counts against. A browser, or an address, that has been logged in to the account before has a count of its own,
 * which nobody elsewhere can use up; all others share one a account, so that guessing from many addresses, or from invented ones,
 * ends as well.
 */
const countsOf = async (account: string, address: string, headers: Headers): Promise<Count[]> => {
  const device = await deviceOf(headers, account);
  if (device !== undefined) return [["log-in account", `${account} ${device}`]];
  const here = `${account} ${address}`;
  const counts: Count[] = [
    ["log-in address", address],
    ["log-in account", here],
  ];
  return (await isTrusted(here)) ? counts : [...counts, ["log-in guess", account]];
};

/**
 * Looks at a password for which an attempt was counted, and takes that back where it couldn't be looked at: a server that is busy has
 * told nobody whether it is right, and locks nobody out.
 */
const lookAt = async <R>(counts: readonly Count[], look: () => Promise<R>): Promise<R> => {
  try {
    return await look();
  } catch (error) {
    // The database that keeps the counts may be what failed: that is then what is said.
    await Promise.allSettled(counts.map(([name, key]) => refund(name, key)));
    throw error;
  }
};

/**
 * Takes back what was counted of wrong passwords where somebody has now proved an account theirs, and knows the address and the browser
 * from then on. What is counted of other accounts and from elsewhere stays. Answers the browser's cookie.
 */
const recognise = async (account: string, address: string, counts: readonly Count[]): Promise<string> => {
  for (const [name, key] of counts) if (name === "log-in account") await reset(name, key);
  await trust(`${account} ${address}`);
  return deviceCookie(account);
};

/**
 * Lets whoever has chosen a new password by a link that only the owner of the mailbox has log in with it at once, however many wrong ones
 * were tried here before: they would be locked out by what the link is for. Answers the browser's cookie.
 */
export const recogniseByLink = async (email: string, headers: Headers): Promise<string> => {
  const address = addressOf(headers);
  const account = blurred(email);
  return recognise(account, address, await countsOf(account, address, headers));
};

export type SignedIn = Session & { deviceCookie: string };

/**
 * Both doors to sign-in, /api/users/login and next-auth's own, pass here. Attempts are counted before the password is looked
 * at, so that many at once get no further than one after another, and taken back where it was right.
 * @throws Failure "signed out" with one text for a wrong address and a wrong password; "too many" after failed attempts
 */
export const signIn = async (
  db: Runner,
  email: string,
  password: string,
  headers: Headers,
): Promise<SignedIn> => {
  const address = addressOf(headers);
  const account = blurred(email);
  const counts = await countsOf(account, address, headers);
  for (const [name, key] of counts) await consume(name, key);
  const { found, isRight } = await lookAt(counts, async () => {
    const credentials = await findCredentials(db, email);
    return { found: credentials, isRight: await isPassword(password, credentials?.passwordHash) };
  });
  if (!found || !isRight) throw new Failure("signed out", "Wrong e-mail or password");
  for (const [name, key] of counts) if (name !== "log-in account") await refund(name, key);
  return {
    userId: found.id,
    sessionVersion: found.sessionVersion,
    deviceCookie: await recognise(account, address, counts),
  };
};

type Credentials = { passwordHash: string } | undefined;

/** Asks for the password again before something that can't be undone. @throws Failure "invalid" or "too many" */
export const confirmPassword = async <C extends Credentials>(
  userId: number,
  password: string,
  credentials: C,
  field = "password",
): Promise<NonNullable<C>> => {
  const count = ["password check", String(userId)] as const;
  await consume(...count);
  const isRight = await lookAt([count], () => isPassword(password, credentials?.passwordHash));
  if (credentials && isRight) {
    await reset(...count);
    return credentials;
  }
  const sentence = "The password is not right";
  throw new Failure("invalid", sentence, { fields: { [field]: sentence } });
};
