import { completed, deleteFight, fightsOfCampaign } from "@/db/queries/fights";
import * as fights from "@/lib/contract/fights";
import { fightTexts } from "@/lib/messages/fight";
import { changedFight, fightView } from "@/lib/server/table/fights";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

// The id is a campaign's where fights are listed, and a fight's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    fights.list,
    async ({ caller, db, rows, membership }) =>
      (await completed(db, rows)).map((fight) => fightView(fight, { id: caller.id, role: membership.role })),
    { rows: fightsOfCampaign },
  ),
  route(fights.change, ({ body, caller, params, membership, write }) =>
    write((tx) => changedFight(tx, params.id, body, { id: caller.id, role: membership.role })),
  ),
  route(fights.remove, ({ params, write }) =>
    write(async (tx) => {
      const { state } = await deleteFight(tx, params.id);
      const audience = state === "prepared" ? ("managers" as const) : ("members" as const);
      return {
        result: { message: fightTexts.deleted },
        touched: { fights: [{ id: params.id, audience }] },
      };
    }),
  ),
);
