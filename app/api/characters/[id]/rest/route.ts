import { findCharacter } from "@/db/queries/characters";
import { restCharacter } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    vitals.restCharacter,
    ({ body: { kind }, params, write }) =>
      write(async (tx) => {
        const { character, rises } = await restCharacter(tx, params.id, kind);
        return {
          result: character,
          // A short rest changes nothing by itself.
          touched: { characters: kind === "long" ? [character] : [] },
          happened: rises,
        };
      }),
    { again: ([id], { db }) => findCharacter(db, id) },
  ),
);
