import { readHandout } from "@/db/queries/handouts";
import * as handouts from "@/lib/contract/handouts";
import { handoutView } from "@/lib/server/table/handouts";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(handouts.read, async ({ caller, params, membership: { role }, write }) =>
    handoutView(await write((tx) => readHandout(tx, params.id, { role, userId: caller.id })), role, true),
  ),
);
