import { restParty as rest } from "@/db/queries/vitals";
import { restParty } from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(restParty, ({ body: { kind }, params, write }) =>
    write(async (tx) => {
      const party = await rest(tx, params.id, kind);
      // A short rest changes nothing by itself.
      return { result: party, touched: { characters: kind === "long" ? party : [] } };
    }),
  ),
);
