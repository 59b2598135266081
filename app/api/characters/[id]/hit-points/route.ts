import { changeCharacterHitPoints as count } from "@/db/queries/vitals";
import { changeCharacterHitPoints, hitPointChange } from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeCharacterHitPoints, ({ body, params, write }) =>
    write((tx) => count(tx, params.id, hitPointChange(body))),
  ),
);
