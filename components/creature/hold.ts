import { createStore } from "@/lib/client/page/create-store";

/** How many forms keep the book's current creature mounted, beside those with unsaved changes. */
export const holds = createStore(0);
