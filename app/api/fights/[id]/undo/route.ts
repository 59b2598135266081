import * as fights from "@/lib/contract/fights";
import { readFight, undoAct } from "@/lib/server/table/fights";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    fights.undo,
    ({ body: { version }, caller, params: { id }, membership, write }) =>
      write((tx) => undoAct(tx, { id, version, viewer: { id: caller.id, role: membership.role } })),
    { again: readFight },
  ),
);
