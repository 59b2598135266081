import { type Contract, endpointNamed } from "@/lib/client/api/api";
import { send } from "@/lib/client/api/call";
import { isDeletedIn } from "@/lib/client/api/is-deleted-in";
import { toast } from "@/lib/client/page/toast";
import type { LeftDelete } from "./undoable-delete";

/** Repeats the deletes that a page sent as it was left; `show` takes what could not be deleted out of hiding. */
export const repeatDeletes = async (
  left: readonly LeftDelete[],
  show: (key: string) => void,
): Promise<void> => {
  await Promise.all(
    left.map(async ({ key, endpoint, id, campaignId = null, failed }) => {
      try {
        await send(endpointNamed<Contract["characters"]["remove"]>(endpoint), { params: { id } });
      } catch (error) {
        // The one before has arrived.
        if (await isDeletedIn(campaignId)(error)) return;
        show(key);
        toast.error(failed);
      }
    }),
  );
};
