import type { AnyEndpoint } from "./endpoint";

/** A header that makes a call that creates or counts safe to be sent again: its value names the call, and the same answer is given twice. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

type Keyed = Pick<AnyEndpoint, "access" | "keyed" | "method" | "once" | "status">;

/**
 * Whether a call takes the header: whatever a signed-in person creates, unless its answer may not be kept, and what counts each time
 * that it is sent.
 */
export const takesKey = ({ method, status, keyed, access, once }: Keyed) =>
  method === "POST" && (status === 201 || keyed === true) && access !== "anyone" && !once;

/** The header as the description of the API has it. */
export const keyParameter = {
  name: IDEMPOTENCY_KEY,
  in: "header",
  required: false,
  description:
    "Names this call for a day: sent again with the same key and contents it creates nothing more and answers the same, or where that is long what was created as it is then",
  schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" },
};
