import "server-only";
import type { Database } from "@/db/connect";
import { type JsonList, WHOLE } from "@/db/json-list";
import type { Resource } from "@/db/queries/resources";
import { authorize, type Session } from "@/db/queries/membership";
import type { Access, ResourceSpec } from "@/lib/contract/endpoint";
import { invalid } from "@/lib/contract/wire";
import { parseId } from "@/lib/model/id";
import { RESOURCE_KINDS } from "@/lib/model/resource";
import { may, ROLES } from "@/lib/policy";
import { playerSeen } from "./guard";

const nameOfId = (spec: ResourceSpec): [Resource["of"], string] => {
  const kind = RESOURCE_KINDS.find((name) => name in spec);
  if (kind === undefined) throw new Error("The access of an endpoint names no resource");
  return [kind, String((spec as Record<string, string>)[kind])];
};

/** The id of the resource, from the path or from the body. @throws Failure "invalid" */
export const idOf = (name: string, ids: Record<string, number>, fields: Record<string, unknown>): number => {
  const id = ids[name] ?? parseId(fields[name]);
  if (id === undefined) throw invalid({ [name]: "Must be an id" });
  return id;
};

/** Who calls and what they are at the resource, with the rows that the route names; null where anyone may call. */
export const authorizerFor = <R>(access: Access, rows: JsonList<R> | undefined) => {
  if (access === "anyone") return null;
  if (typeof access === "string") return { identify: authorize(null, rows && { rows, roles: [] }) };
  const [of, idName] = nameOfId(access);
  const { kind, owner } = access as { kind?: string; owner?: string };
  const resource = { of, ...(owner && { owner }), ...(kind && { kind }) } as Resource;
  const roles = ROLES.filter((role) => may(access.may, { role, owns: true }));
  const identify = authorize(resource, rows && { rows, roles });
  const standing = authorize(resource);
  /** The same as a player of the campaign is answered, whose eyes the caller asks for, with who that is. */
  const see = async (db: Database, session: Session, userId: number, id = 0, part = WHOLE) => {
    const looking = await standing(db, session, id);
    if (!looking) return undefined;
    const player = await playerSeen(db, looking.membership, userId);
    const found = await identify(db, { ...player, isMirrored: true }, id, part);
    return found && { ...found, looker: looking.person };
  };
  return { identify, idName, see };
};
