import { traitsOfParty } from "@/db/queries/party";
import * as party from "@/lib/contract/party";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(party.traits, ({ rows }) => rows, { rows: traitsOfParty }),
);
