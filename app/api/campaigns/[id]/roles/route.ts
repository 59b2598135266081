import { membersOfCampaign } from "@/db/queries/members";
import * as campaigns from "@/lib/contract/campaigns";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaigns.listMembers, ({ rows }) => rows, { rows: membersOfCampaign }),
);
