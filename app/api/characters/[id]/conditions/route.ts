import { findCharacter } from "@/db/queries/characters";
import { changeCondition } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    vitals.changeCondition,
    ({ body, params, write }) => write((tx) => changeCondition(tx, params.id, body)),
    { again: ([id], { db }) => findCharacter(db, id) },
  ),
);
