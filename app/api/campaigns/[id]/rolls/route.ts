import { rollsOfCampaign } from "@/db/queries/rolls";
import * as rolls from "@/lib/contract/rolls";
import { rollForTable } from "@/lib/server/table/rolls";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(rolls.list, ({ rows }) => rows, { rows: rollsOfCampaign }),
  route(rolls.create, ({ body, caller, params, membership, write }) =>
    write((tx) => rollForTable(tx, { campaignId: params.id, caller, role: membership.role }, body)),
  ),
);
