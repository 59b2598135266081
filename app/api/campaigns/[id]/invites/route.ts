import { invitesOfCampaign } from "@/db/queries/invites";
import { listCampaignInvites } from "@/lib/contract/invites";
import { route, routes } from "@/lib/server/http/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listCampaignInvites, ({ rows }) => rows, { rows: invitesOfCampaign }),
);
