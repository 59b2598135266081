import { search } from "@/db/queries/search";
import * as calls from "@/lib/contract/search";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

const MOST = 20;

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(calls.inAllBooks, ({ body: { limit = MOST, ...asked }, caller, db }) =>
    search(db, caller.id, { ...asked, limit, campaignId: null, withOwn: true }),
  ),
);
