import { LIMIT } from "@/lib/constants";
import type { AnyEndpoint } from "./endpoint";

/** The query parameter by which a dungeon master reads a campaign as one of its players does: the id of that player. */
export const SEE_AS = "see_as";

/** Whether a call takes it: all that read something of a campaign, and the stream, which names its campaign in the query. */
export const takesSeeAs = ({ method, path, access }: Pick<AnyEndpoint, "method" | "path" | "access">) =>
  method === "GET" && (typeof access === "object" || path === "/api/live");

/** The parameter as the description of the API has it. */
export const seeAsParameter = {
  name: SEE_AS,
  in: "query",
  required: false,
  description:
    "Answers what this player of the campaign gets, less what is for them alone. For its creator and admins; any call that changes something is refused with it",
  schema: { type: "integer", minimum: 1, maximum: LIMIT.id },
  example: 7,
};

/** Whether an entry of an answer, or of the stream, is for the one person alone who made it. */
export const isForOneselfAlone = (entry: unknown): boolean =>
  typeof entry === "object" && entry !== null && "for" in entry && entry.for === "me";
