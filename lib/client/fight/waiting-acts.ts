import { createStore, useStore } from "@/lib/client/page/create-store";

const isWaiting = createStore(false);

/** Says whether an act of a fight waits for the connection. */
export const setActsWaiting = isWaiting.set;
/** Whether what is not sent yet waits for the connection. */
export const useActsWaiting = (): boolean => useStore(isWaiting);
