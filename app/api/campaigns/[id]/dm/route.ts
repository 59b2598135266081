import { dungeonMasterOfCampaign } from "@/db/queries/members";
import * as campaigns from "@/lib/contract/campaigns";
import { campaignTexts } from "@/lib/messages/campaign";
import { Failure } from "@/lib/model/failure";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    campaigns.readDungeonMaster,
    ({ rows: [person] }) => {
      if (!person) throw new Failure("missing", campaignTexts.missing);
      return person;
    },
    { rows: dungeonMasterOfCampaign },
  ),
);
