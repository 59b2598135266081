import { createHandout, findHandout } from "@/db/queries/handouts";
import * as handouts from "@/lib/contract/handouts";
import { storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    handouts.create,
    ({ body: { campaignId, ...sent }, caller, pictures, write }) =>
      storeUploads(caller.id, pictures, ({ image }) =>
        write((tx) => createHandout(tx, campaignId, { ...sent, ...(image !== undefined && { image }) })),
      ),
    { again: ([id], { db }) => findHandout(db, id) },
  ),
);
