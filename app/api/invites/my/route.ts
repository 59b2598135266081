import { invitesOfPerson } from "@/db/queries/invites";
import * as invites from "@/lib/contract/invites";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(invites.listMine, ({ rows }) => rows, { rows: invitesOfPerson }),
);
