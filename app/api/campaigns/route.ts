import { campaignsOfPerson } from "@/db/queries/campaigns";
import * as campaigns from "@/lib/contract/campaigns";
import { withFlags } from "@/lib/contract/roles";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaigns.list, ({ rows }) => rows.map(withFlags), { rows: campaignsOfPerson }),
);
