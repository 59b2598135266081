import { createStore, useStore } from "@/lib/client/page/create-store";
import type { ShownPage } from "@/lib/model/shown";

const page = createStore<ShownPage | null>(null);

/** What lies on the table, as far as this tab has heard. */
export const layOnTable = page.set;
export const useOnTheTable = (): ShownPage | null => useStore(page);
