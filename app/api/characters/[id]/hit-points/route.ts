import { findCharacter } from "@/db/queries/characters";
import { removeLastRise } from "@/db/queries/journal";
import { viewerOf } from "@/db/queries/visibility";
import { changeCharacterHitPoints } from "@/db/queries/vitals";
import * as vitals from "@/lib/contract/vitals";
import { hitPointChange } from "@/lib/contract/vitals";
import { fallAndRise } from "@/lib/model/sheet-happenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    vitals.changeCharacterHitPoints,
    ({ body, caller, membership: { role }, params, write }) =>
      write(async (tx) => {
        const { row, before } = await changeCharacterHitPoints(tx, params.id, hitPointChange(body));
        const happened = fallAndRise(before, row);
        const isUndo = body.undo === true && happened.some(({ kind }) => kind === "fall");
        const isUndone = isUndo && (await removeLastRise(tx, row, viewerOf({ role, userId: caller.id })));
        return { result: row, happened: isUndone ? [] : happened };
      }),
    { again: ([id], { db }) => findCharacter(db, id) },
  ),
);
