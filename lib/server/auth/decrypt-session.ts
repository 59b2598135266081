import "server-only";
import { hkdfSync } from "node:crypto";
import { type JWTPayload, jwtDecrypt } from "jose";

/** What next-auth seals its tokens with; `clockTolerance` in seconds, as in next-auth, for instances whose clocks differ. */
const OPTIONS = {
  keyManagementAlgorithms: ["dir"],
  contentEncryptionAlgorithms: ["A256GCM"],
  requiredClaims: ["exp"],
  clockTolerance: 15,
};

const keys = new Map<string, Uint8Array>();

/** The key that next-auth derives from the secret; derived once, as that takes longer than a decryption. */
const keyOf = (secret: string): Uint8Array => {
  const known = keys.get(secret);
  if (known) return known;
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32));
  keys.set(secret, key);
  return key;
};

/**
 * The claims of a session token that next-auth's `encode` made, or null where it is forged, altered or expired. The same as its
 * `decode`, but with a cached key.
 */
export const decryptSession = async (token: string, secret: string): Promise<JWTPayload | null> => {
  try {
    return (await jwtDecrypt(token, keyOf(secret), OPTIONS)).payload;
  } catch {
    return null;
  }
};
