import { withdrawInvite as removeInvite } from "@/db/queries/invites";
import { withdrawInvite } from "@/lib/contract/invites";
import { playersTexts } from "@/lib/messages/campaign";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(withdrawInvite, async ({ params, write }) => {
    await write(async (tx) => {
      const receiver = await removeInvite(tx, params.id);
      return { result: receiver, touched: { invites: [{ id: params.id, to: [receiver] }] } };
    });
    return { message: playersTexts.withdrawn };
  }),
);
