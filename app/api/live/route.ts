import { listen } from "@/lib/contract/live";
import { openLive } from "@/lib/server/table/open-live";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(listen, ({ body, caller, db, request }) => openLive(db, caller, body, request)),
);
