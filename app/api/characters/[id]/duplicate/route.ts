import { duplicateCharacter } from "@/lib/contract/creatures";
import { duplicateCharacter as make } from "@/lib/server/transfer/duplicate";
import { route, routes } from "@/lib/server/http/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    duplicateCharacter,
    ({ body: { count = 1 }, caller, db, params, write }) =>
      make(params.id, { db, userId: caller.id, count }, write),
    { load: "heavy" },
  ),
);
