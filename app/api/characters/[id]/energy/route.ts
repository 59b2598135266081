import { findOrigin } from "@/db/queries/origins";
import { changeEnergy } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(vitals.changeEnergy, ({ body, params, write }) => write((tx) => changeEnergy(tx, params.id, body)), {
    again: ([id], { db }) => findOrigin(db, id),
  }),
);
