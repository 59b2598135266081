import { findCharacters } from "@/db/queries/characters";
import * as characters from "@/lib/contract/characters";
import { duplicateCharacter as make } from "@/lib/server/transfer/duplicate";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    characters.duplicate,
    ({ body: { count = 1 }, caller, db, params, write }) =>
      make(params.id, { db, userId: caller.id, count }, write),
    { load: "heavy", waits: true, again: (ids, { db }) => findCharacters(db, ids) },
  ),
);
