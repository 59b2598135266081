import { withdrawInvite as removeInvite } from "@/db/queries/invites";
import { withdrawInvite } from "@/lib/contract/invites";
import { playersTexts } from "@/lib/messages/campaign";
import { route, routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(withdrawInvite, async ({ params }) => {
    await removeInvite(params.id);
    return { message: playersTexts.withdrawn };
  }),
);
