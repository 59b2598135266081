/** A page's nonce, as its content security policy names it. */
export const makeNonce = (): string => Buffer.from(crypto.randomUUID()).toString("base64");
