import "server-only";
import {
  belongingsOf,
  changeBelonging,
  createBelonging,
  deleteBelonging,
  findBelonging,
} from "@/db/queries/belongings";
import type { BelongingCalls } from "@/lib/contract/belongings";
import { belongingTexts } from "@/lib/messages/belongings";
import type { Owner } from "@/lib/model/belonging";
import { discardPictures, keepPictures, replacePictures } from "./keep-pictures";
import { route } from "./route";

/** The routes of one kind of belonging of one kind of owner. */
export const belongingRoutes = ({ owner, kind, list, create, change, remove }: BelongingCalls) => {
  const ownerOf = (id: number): Owner => (owner === "character" ? { characterId: id } : { encounterId: id });
  return {
    list: route(list, ({ rows }) => rows, { rows: belongingsOf(owner, kind) }),
    create: route(create, ({ body: { ownerId, ...sent }, caller, pictures, standing }) =>
      keepPictures(caller.id, pictures, (images) =>
        createBelonging(standing.campaignId, ownerOf(ownerId), kind, { ...sent, ...images }),
      ),
    ),
    change: route(
      change,
      ({ body, caller, params, pictures }) =>
        replacePictures(caller.id, pictures, (images) => changeBelonging(params.id, { ...body, ...images })),
      { stored: ({ id }) => findBelonging(id) },
    ),
    remove: route(remove, async ({ params }) => {
      await discardPictures(await deleteBelonging(params.id));
      return { message: belongingTexts[owner][kind].deleted };
    }),
  };
};
