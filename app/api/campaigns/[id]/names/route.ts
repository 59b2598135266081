import * as calls from "@/lib/contract/search";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { namesIn } from "@/lib/server/table/names";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(calls.names, ({ body, caller, db, params, request }) =>
    namesIn(db, { userId: caller.id, campaignId: params.id }, body.query, request.nextUrl),
  ),
);
