import { findFight } from "@/db/queries/fights";
import * as fights from "@/lib/contract/fights";
import { fightView } from "@/lib/server/table/fights";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(fights.read, async ({ caller, db, params, membership }) =>
    fightView(await findFight(db, params.id), { id: caller.id, role: membership.role }),
  ),
);
