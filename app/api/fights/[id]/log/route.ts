import { actsOfFight, seenInFight } from "@/db/queries/fights";
import * as fights from "@/lib/contract/fights";
import { logLines } from "@/lib/server/table/fight-log";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    fights.readLog,
    async ({ caller, db, params, rows, membership }) =>
      logLines(await seenInFight(db, params.id), rows, { id: caller.id, role: membership.role }),
    { rows: actsOfFight },
  ),
);
