import { createFight } from "@/db/queries/fights";
import * as fights from "@/lib/contract/fights";
import { fightView } from "@/lib/server/table/fights";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(fights.create, ({ body: { campaignId, ...sent }, caller, membership, write }) =>
    write(async (tx) =>
      fightView(await createFight(tx, campaignId, sent), { id: caller.id, role: membership.role }),
    ),
  ),
);
