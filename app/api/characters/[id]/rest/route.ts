import { restCharacter as rest } from "@/db/queries/vitals";
import { restCharacter } from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(restCharacter, ({ body: { kind }, params, write }) =>
    write(async (tx) => ({
      result: await rest(tx, params.id, kind),
      // A short rest changes nothing by itself.
      touched: { characters: kind === "long" ? [{ id: params.id }] : [] },
    })),
  ),
);
