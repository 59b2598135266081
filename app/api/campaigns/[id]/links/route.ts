import { LIMIT } from "@/lib/constants";
import * as calls from "@/lib/contract/search";
import { linkToNext } from "@/lib/server/http/page-request";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { linksHere } from "@/lib/server/table/links";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    calls.links,
    async ({ body, caller, db, headers, isMirrored, membership: { role }, params, request }) => {
      const { limit = LIMIT.list, offset = 0, recordId: id, ...asked } = body;
      const reader = { campaignId: params.id, userId: caller.id, role };
      const hits = await linksHere(db, reader, { ...reader, ...asked, id, withOwn: !isMirrored });
      if (hits.length > offset + limit)
        headers.set("link", linkToNext(request.nextUrl, { limit, offset }, limit));
      return hits.slice(offset, offset + limit);
    },
  ),
);
