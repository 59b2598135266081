import { findCharacters } from "@/db/queries/characters";
import { restParty } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    vitals.restParty,
    ({ body: { kind }, params, write }) =>
      write(async (tx) => {
        const { party, rises } = await restParty(tx, params.id, kind);
        return {
          result: party,
          // Told for a short rest too, which changes no character: their live event is what refetches an open draft of the evening.
          touched: { characters: party },
          happened: [{ kind: "rest", entry: { kind } }, ...rises],
        };
      }),
    { again: (ids, { db }) => findCharacters(db, ids) },
  ),
);
