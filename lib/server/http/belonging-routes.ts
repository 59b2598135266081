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
import { deleteImages, storeUploads, replacePictures } from "@/lib/server/images/store-uploads";
import { route } from "./route";
import { takenBelonging } from "@/lib/server/table/take";

/** The routes of one kind of belonging of one kind of owner. */
export const belongingRoutes = ({ owner, kind, list, create, take, change, remove }: BelongingCalls) => {
  const ownerOf = (id: number): Owner => (owner === "character" ? { characterId: id } : { encounterId: id });
  return {
    list: route(list, ({ rows }) => rows, { rows: belongingsOf(owner, kind) }),
    create: route(
      create,
      ({ body: { ownerId, ...sent }, caller, pictures, membership, write }) =>
        storeUploads(caller.id, pictures, (images) =>
          write((tx) =>
            createBelonging(tx, membership.campaignId, ownerOf(ownerId), kind, { ...sent, ...images }),
          ),
        ),
      { again: ([id], { db }) => findBelonging(db, id) },
    ),
    take: route(
      take,
      async ({ body: { ownerId, ...wanted }, membership, write }) => {
        const record = await takenBelonging(kind, wanted);
        return write((tx) => createBelonging(tx, membership.campaignId, ownerOf(ownerId), kind, record));
      },
      { again: ([id], { db }) => findBelonging(db, id) },
    ),
    change: route(
      change,
      ({ body, caller, params, pictures, write }) =>
        replacePictures(caller.id, pictures, (images) =>
          write((tx) => changeBelonging(tx, params.id, { ...body, ...images })),
        ),
      { stored: (db, { id }) => findBelonging(db, id) },
    ),
    remove: route(remove, async ({ params, write }) => {
      await deleteImages(await write((tx) => deleteBelonging(tx, params.id)));
      return { message: belongingTexts[owner][kind].deleted };
    }),
  };
};
