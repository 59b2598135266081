import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default), m = 19 MiB, t = 2, p = 1: the minimum that OWASP's password storage sheet names. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Compared with where there is no account, so that an unknown address costs as much as a wrong password. */
const nobodysHash = hashPassword("nobody has this password");

export const isPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
};
