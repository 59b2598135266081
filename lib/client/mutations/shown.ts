import { api } from "@/lib/client/api/api";
import { layOnTable } from "@/lib/client/live/on-the-table";
import { mutation } from "./mutation";

/** Has the books of the players turn to a page. */
export const showPage = mutation(api.shown.show, { keep: layOnTable });
export const clearShown = mutation(api.shown.clear, { keep: () => layOnTable(null) });
