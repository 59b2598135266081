import { createCampaign, findCampaign } from "@/db/queries/campaigns";
import { DEFAULT } from "@/lib/constants";
import * as campaigns from "@/lib/contract/campaigns";
import { withFlags } from "@/lib/contract/roles";
import { storeUploads } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

const empty = { description: "", setting: "", factions: [], themes: [], coverImage: null, mapImage: null };

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    campaigns.create,
    async ({ body, caller, pictures, write }) => {
      const coverColour = body.coverColour || DEFAULT.coverColour;
      return storeUploads(caller.id, pictures, (images) =>
        write(async (tx) => {
          const row = await createCampaign(tx, caller.id, { ...empty, ...body, coverColour, ...images });
          return { result: withFlags(row), touched: { shelf: [{ id: row.id, to: [caller.id] }] } };
        }),
      );
    },
    { again: async ([id], { caller, db }) => withFlags(await findCampaign(db, id, caller.id)) },
  ),
);
