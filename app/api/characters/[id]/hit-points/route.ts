import { findCharacter } from "@/db/queries/characters";
import { changeCharacterHitPoints } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { hitPointChange } from "@/lib/contract/vitals";
import { fallAndRise } from "@/lib/model/sheet-happenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    vitals.changeCharacterHitPoints,
    ({ body, params, write }) =>
      write(async (tx) => {
        const { row, before } = await changeCharacterHitPoints(tx, params.id, hitPointChange(body));
        return { result: row, happened: fallAndRise(before, row) };
      }),
    { again: ([id], { db }) => findCharacter(db, id) },
  ),
);
