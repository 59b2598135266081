import { deleteDate } from "@/db/queries/evening-dates";
import * as evenings from "@/lib/contract/evenings";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";
import { tellWithdrawing } from "@/lib/server/table/evening-letters";
import { readEvening } from "@/lib/server/table/evenings";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(evenings.withdraw, async ({ params, write, ...reader }) => {
    const { gone, evening } = await write(async (tx) => {
      const deleted = await deleteDate(tx, params.id);
      return { gone: deleted, evening: await readEvening(tx, deleted.row.id, reader) };
    });
    tellWithdrawing(reader, gone);
    return evening;
  }),
);
