import { deleteLink } from "@/db/queries/invite-links";
import * as inviteLinks from "@/lib/contract/invite-links";
import { inviteLinkTexts } from "@/lib/messages/invite-links";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(inviteLinks.remove, async ({ params, write }) => {
    await write((tx) => deleteLink(tx, params.id));
    return { message: inviteLinkTexts.withdrawn };
  }),
);
