import { removeMember as deleteMember, changeRole as updateRole } from "@/db/queries/members";
import { changeRole, removeMember } from "@/lib/contract/campaigns";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeRole, ({ body, params }) => updateRole(params.id, params.userId, body.role)),
  route(removeMember, async ({ params, standing }) => {
    await deleteMember(params.id, params.userId, standing.role);
    return { message: "The member was removed." };
  }),
);
