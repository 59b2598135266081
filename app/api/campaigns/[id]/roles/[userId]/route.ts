import { removeMember as deleteMember, changeRole as updateRole } from "@/db/queries/members";
import { changeRole, removeMember } from "@/lib/contract/campaigns";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(changeRole, ({ body, params: { id, userId }, write }) =>
    write(async (tx) => ({
      result: await updateRole(tx, id, userId, body.role),
      touched: { members: [{ id, to: [userId] }], shelf: [{ id, to: [userId] }] },
    })),
  ),
  route(removeMember, async ({ params: { id, userId }, standing, write }) => {
    await write(async (tx) => ({
      result: await deleteMember(tx, id, userId, standing.role),
      touched: { members: [{ id, to: [userId] }], shelf: [{ id, to: [userId] }] },
    }));
    return { message: "The member was removed." };
  }),
);
