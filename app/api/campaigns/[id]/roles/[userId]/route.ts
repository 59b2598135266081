import { removeMember, changeRole } from "@/db/queries/members";
import * as campaigns from "@/lib/contract/campaigns";
import { route } from "@/lib/server/http/route";
import { byMembershipEnd } from "@/lib/server/http/touched";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(campaigns.changeRole, ({ body, params: { id, userId }, write }) =>
    write(async (tx) => ({
      result: await changeRole(tx, id, userId, body.role),
      touched: { members: [{ id, to: [userId] }], shelf: [{ id, to: [userId] }] },
    })),
  ),
  route(campaigns.removeMember, async ({ params: { id, userId }, membership, write }) => {
    await write(async (tx) => ({
      result: undefined,
      touched: byMembershipEnd(id, userId, await removeMember(tx, id, userId, membership.role)),
    }));
    return { message: "The member was removed." };
  }),
);
