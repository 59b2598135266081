import { changeHandout, deleteHandout, handoutsOfCampaign } from "@/db/queries/handouts";
import * as handouts from "@/lib/contract/handouts";
import { handoutTexts } from "@/lib/messages/handouts";
import { reachOfOpened } from "@/lib/model/opened";
import { handoutView } from "@/lib/server/table/handouts";
import { deleteImages, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

// The id is a campaign's where handouts are listed, and a handout's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    handouts.list,
    ({ rows, membership }) => rows.map(({ isRead, ...row }) => handoutView(row, membership.role, isRead)),
    { rows: handoutsOfCampaign },
  ),
  route(handouts.change, ({ body, caller, params, pictures, write }) =>
    replacePictures(caller.id, pictures, (images) =>
      write(async (tx) => {
        const { before, after } = await changeHandout(tx, params.id, { ...body, ...images });
        const orphans = before.image === after.image ? [] : [before.image];
        return { result: { row: after, orphans }, touched: { handouts: [reachOfOpened(after)] } };
      }),
    ),
  ),
  route(handouts.remove, async ({ params, write }) => {
    const { image } = await write(async (tx) => {
      const gone = await deleteHandout(tx, params.id);
      return { result: gone, touched: { handouts: [reachOfOpened(gone)] } };
    });
    await deleteImages([image]);
    return { message: handoutTexts.deleted };
  }),
);
