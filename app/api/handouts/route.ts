import { createHandout } from "@/db/queries/handouts";
import * as handouts from "@/lib/contract/handouts";
import { keepPictures } from "@/lib/server/images/keep-pictures";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(handouts.create, ({ body: { campaignId, ...sent }, caller, pictures, write }) =>
    keepPictures(caller.id, pictures, ({ image }) =>
      write((tx) => createHandout(tx, campaignId, { ...sent, ...(image !== undefined && { image }) })),
    ),
  ),
);
