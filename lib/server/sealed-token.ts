import "server-only";
import { createDecipheriv, hkdfSync } from "node:crypto";
import { decode } from "next-auth/jwt";

/** What next-auth writes at the head of every token: a direct key, A256GCM. */
const HEAD = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString("base64url");
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** As in next-auth, for instances whose clocks differ. */
const TOLERANCE_SECONDS = 15;

const keys = new Map<string, Buffer>();
/** next-auth's own derivation, which it repeats for every token. */
const keyOf = (secret: string): Buffer => {
  const known = keys.get(secret);
  if (known) return known;
  const derived = hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", KEY_BYTES);
  const key = Buffer.from(derived);
  keys.set(secret, key);
  return key;
};

type Claims = Record<string, unknown>;

const opened = (token: string, secret: string): Claims | null => {
  const [head, encryptedKey, nonce, sealed, tag, ...more] = token.split(".");
  if (head !== HEAD || encryptedKey !== "" || !nonce || !sealed || !tag || more.length > 0) return null;
  const iv = Buffer.from(nonce, "base64url");
  const authTag = Buffer.from(tag, "base64url");
  if (iv.length !== NONCE_BYTES || authTag.length !== TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(head)).setAuthTag(authTag);
  const text = decipher.update(sealed, "base64url", "utf8") + decipher.final("utf8");
  const claims = JSON.parse(text) as Claims;
  const expires = claims["exp"];
  const isOver = typeof expires !== "number" || expires <= Date.now() / 1000 - TOLERANCE_SECONDS;
  return isOver ? null : claims;
};

/**
 * The claims of a token that next-auth's `encode` made, or null where it is forged, altered or expired. The same as its `decode`,
 * which derives the key anew for each of them; tokens with another head, as a later version may write, are left to it.
 */
export const openToken = async (token: string, secret: string): Promise<Claims | null> => {
  try {
    return token.startsWith(`${HEAD}.`) ? opened(token, secret) : await decode({ token, secret });
  } catch {
    return null;
  }
};
