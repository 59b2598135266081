import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { HASHING } from "@/lib/limits";
import { gateOf } from "@/lib/server/process/gate";

/** argon2id (the library's default), m = 19 MiB, t = 2, p = 1: the minimum that OWASP's password storage sheet names. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes memory and a thread for a while; more at once would only make all of them later. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => gateOf("hashing", HASHING).run(work);

/** @throws Failure "unavailable" where too many are being hashed */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Compared with where there is no account, so that an unknown address costs as much as a wrong password. */
const nobodysHash = hashPassword("nobody has this password");

export const isPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  const known = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(() => verify(known, password));
  return matches && passwordHash !== undefined;
};
