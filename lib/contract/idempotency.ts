import type { AnyEndpoint } from "./endpoint";

/** A header that makes a POST safe to be sent again: its value names the call, which is carried out once. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** Said of a key that was used already, for what isn't sent now. */
export const OTHER_CONTENTS = `This ${IDEMPOTENCY_KEY} was used for a request with other contents`;

type Keyed = Pick<AnyEndpoint, "access" | "method" | "unkeyed">;

/** Whether a call takes the header: every POST of somebody who is signed in, but for those whose line says why not. */
export const takesKey = ({ method, access, unkeyed }: Keyed): boolean =>
  method === "POST" && access !== "anyone" && unkeyed === undefined;

/** The header as the description of the API has it. */
export const keyParameter = {
  name: IDEMPOTENCY_KEY,
  in: "header",
  required: false,
  description:
    "Names this call for a day: sent again with the same key and contents it does nothing more, and answers what was written as it is then, or where that can't be read again the same",
  schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" },
};
