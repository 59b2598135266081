import { changeCharacterHitPoints } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { hitPointChange } from "@/lib/contract/vitals";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(vitals.changeCharacterHitPoints, ({ body, params, write }) =>
    write((tx) => changeCharacterHitPoints(tx, params.id, hitPointChange(body))),
  ),
);
