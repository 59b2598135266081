import { changeEnergy as spend } from "@/db/queries/vitals";
import { changeEnergy } from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeEnergy, ({ body, params, write }) => write((tx) => spend(tx, params.id, body))),
);
