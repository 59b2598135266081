import "server-only";
import type { Database } from "@/db/connect";
import { findPlayer } from "@/db/queries/members";
import type { Membership, Session } from "@/db/queries/membership";
import { type Access, type AnyEndpoint, TEXT_PARAMETERS } from "@/lib/contract/endpoint";
import { isForOneselfAlone, SEE_AS, takesSeeAs } from "@/lib/contract/see-as";
import { Failure } from "@/lib/model/failure";
import { parseId } from "@/lib/model/id";
import { type Action, may } from "@/lib/policy";
import type { Caller } from "@/lib/server/auth/caller";

export interface Context {
  /** Resolves to nothing for an address without parameters. */
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}

const notAllowed = () => new Failure("forbidden", "You may not do this in this campaign");
const operatorsOnly = () => new Failure("forbidden", "Only operators may do this");
const notThere = () => new Failure("missing", "There is nothing here, or nothing that you may see");

export interface PathParameters {
  ids: Record<string, number>;
  texts: Record<string, string>;
}
const isText = (name: string) => TEXT_PARAMETERS.some((one) => one === name);

/** The parameters of an address, ids apart from texts. @throws Failure "missing" for what is no id */
export const pathParameters = async (context: Context): Promise<PathParameters> => {
  const parameters: PathParameters = { ids: {}, texts: {} };
  for (const [name, value] of Object.entries((await context.params) ?? {})) {
    if (isText(name) && typeof value === "string") {
      parameters.texts[name] = value;
      continue;
    }
    const id = parseId(value);
    if (id === undefined) throw notThere();
    parameters.ids[name] = id;
  }
  return parameters;
};

/** @throws Failure "missing" for strangers, who learn nothing; "forbidden" for members who may not */
const guard = (action: Action, membership: Membership | null): Membership => {
  if (!membership) throw notThere();
  if (!may(action, membership)) throw notAllowed();
  return membership;
};

/**
 * Whether somebody who is signed in may call, by the access of the endpoint's line; answers what they are where it is about a record.
 * @throws Failure "missing", "forbidden"
 */
export const admit = (
  access: Access,
  { role }: Pick<Caller, "role">,
  membership: Membership | null,
): Membership | null => {
  if (access === "super admin" && role !== "super_admin") throw operatorsOnly();
  return typeof access === "object" ? guard(access.may, membership) : null;
};

/** The address of a request, and how it asks. */
interface Asked {
  method: string;
  url: string;
}
const playerIn = (url: string) => new URL(url).searchParams.get(SEE_AS);

/** Nobody changes anything with another's eyes. @throws Failure "forbidden" */
export const refuseSeeingChange = ({ method, url }: Asked): void => {
  if (method === "GET" || method === "HEAD" || playerIn(url) === null) return;
  throw new Failure("forbidden", "Who looks through a player's eyes changes nothing");
};

/** The player as whom a call of a campaign asks to be answered, by id, 0 where that is none; undefined where it doesn't ask. */
export const playerAsked = (endpoint: Pick<AnyEndpoint, "method" | "path" | "access">, { url }: Asked) => {
  const asked = takesSeeAs(endpoint) ? playerIn(url) : null;
  return asked === null ? undefined : (parseId(asked) ?? 0);
};

/**
 * The session as which a dungeon master is answered from here on.
 * @throws Failure "missing" for strangers, and where nobody of this id is a player there; "forbidden" for players
 */
export const playerSeen = async (
  db: Database,
  membership: Pick<Membership, "campaignId" | "role"> | null,
  userId: number,
): Promise<Session & { joinedAt: Date }> => {
  if (!membership) throw notThere();
  if (!may("player:see", { ...membership, owns: false })) throw notAllowed();
  const player = await findPlayer(db, membership.campaignId, userId);
  if (!player) throw notThere();
  return player;
};

/** An answer as somebody else may read it: without the entries of its lists that are for one person alone. */
export const withoutOwn = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.filter((entry) => !isForOneselfAlone(entry)).map(withoutOwn);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutOwn(value)]));
};
