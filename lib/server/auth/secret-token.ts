import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** 128 random bits, as addresses carry them. */
export const newToken = (): string => randomBytes(16).toString("base64url");

/** What is stored of a token. So many random bits need no salt. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
