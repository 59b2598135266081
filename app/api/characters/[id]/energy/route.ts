import { changeEnergy as spend } from "@/db/queries/vitals";
import { changeEnergy } from "@/lib/contract/vitals";
import { route, routes } from "@/lib/server/http/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeEnergy, ({ body, params, write }) => write((tx) => spend(tx, params.id, body))),
);
