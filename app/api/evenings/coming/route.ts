import { comingEvenings } from "@/db/queries/evening-views";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

import { withoutQuiet } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(evenings.coming, ({ db, rows }) => withoutQuiet(db, rows), { rows: comingEvenings }),
);
