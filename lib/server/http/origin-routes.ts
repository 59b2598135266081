import "server-only";
import { changeOrigin, createOrigin, findOrigin, originsOf } from "@/db/queries/origins";
import type { ResourceSpec, Served } from "@/lib/contract/endpoint";
import type { Origin, OriginKind, OriginSent } from "@/lib/model/origin";
import type { Action } from "@/lib/policy";
import { route } from "./route";

type Access = { readonly may: Action } & ResourceSpec;
type None = Record<never, never>;
type Creature = { readonly characters: "guard" };

interface Calls {
  kind: OriginKind;
  list: Served<`GET /api/${string}/[id]`, Access, undefined, None, Origin[]>;
  create: Served<`POST /api/${string}`, Access, OriginSent & { characterId: number }, None, Origin, Creature>;
  change: Served<`PUT /api/${string}/[id]`, Access, OriginSent, None, Origin, Creature>;
}

/** The routes of one kind of origin. */
export const originRoutes = ({ kind, list, create, change }: Calls) => ({
  list: route(list, ({ rows }) => rows, { rows: originsOf(kind) }),
  create: route(
    create,
    ({ body: { characterId, ...sent }, membership: { campaignId }, write }) =>
      write((tx) => createOrigin(tx, { campaignId, characterId }, kind, sent)),
    { again: ([id], { db }) => findOrigin(db, id) },
  ),
  change: route(change, ({ body, params, write }) => write((tx) => changeOrigin(tx, params.id, body)), {
    stored: (db, { id }) => findOrigin(db, id),
  }),
});
