import * as calls from "@/lib/contract/search";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { renameLinks } from "@/lib/server/table/links";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(calls.renameLinks, ({ body, caller, membership: { role }, params, write }) => {
    const writer = { campaignId: params.id, userId: caller.id, role };
    return write((tx) => renameLinks(tx, writer, { ...writer, ...body, id: body.recordId, withOwn: true }));
  }),
);
