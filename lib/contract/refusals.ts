import type { AnyEndpoint } from "./endpoint";
import { takesKey } from "./idempotency";
import { isListed } from "./part";
import { takesSeeAs } from "./see-as";

/** What each refusal means, wherever it is answered. */
export const REFUSALS = {
  400: "Malformed or invalid; `fields` says what is wrong with which field",
  401: "Nobody is signed in",
  403: "Signed in, but not allowed",
  404: "Not there, or in a campaign that the caller is no member of",
  409: "In conflict with what is stored",
  413: "Too large",
  415: "Neither JSON nor multipart form data, or a file that is no picture",
  429: "Too many; `Retry-After` says when to try again",
  500: "Failed, without details",
  503: "The database can't be reached, or the server is busy; `Retry-After` says when to try again",
} as const;
type Refusal = keyof typeof REFUSALS;
/** Calls whose body names what may not be there. */
const NAMING: readonly string[] = ["/api/invites/respond", "/api/users/reset-password"];

/** Which refusals an endpoint can answer with. */
export const refusalsOf = (endpoint: AnyEndpoint): Refusal[] => {
  const { access, body, limit, method, path } = endpoint;
  const changes = method !== "GET";
  const applies: Record<Refusal, boolean> = {
    400: body !== undefined || isListed(endpoint) || takesKey(endpoint),
    401: access !== "anyone" || path === "/api/users/login",
    403: typeof access === "object" || access === "super admin" || changes || takesSeeAs(endpoint),
    404: path.includes("[") || takesSeeAs(endpoint) || typeof access === "object" || NAMING.includes(path),
    409: changes,
    413: body !== undefined && changes,
    415: body !== undefined && changes,
    // Changes by those who are signed in are all counted a person.
    429: limit !== undefined || (changes && access !== "anyone"),
    500: true,
    503: true,
  };
  return ([400, 401, 403, 404, 409, 413, 415, 429, 500, 503] as const).filter((status) => applies[status]);
};
