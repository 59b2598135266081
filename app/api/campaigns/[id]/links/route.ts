import * as calls from "@/lib/contract/search";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { linksHere } from "@/lib/server/table/links";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(calls.links, ({ body, caller, db, membership: { role }, params }) => {
    const reader = { campaignId: params.id, userId: caller.id, role };
    return linksHere(db, reader, { ...reader, ...body, id: body.recordId });
  }),
);
