import * as fights from "@/lib/contract/fights";
import { performAct, readFight } from "@/lib/server/table/fights";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    fights.act,
    ({ body: { act, version }, caller, params: { id }, membership, write }) =>
      write((tx) =>
        performAct(
          tx,
          {
            id,
            campaignId: membership.campaignId,
            version,
            username: caller.username,
            viewer: { id: caller.id, role: membership.role },
          },
          act,
        ),
      ),
    { again: readFight },
  ),
);
