import { mayBeSignedIn } from "@/lib/client/api/credentials";
import { createStore, useStore } from "@/lib/client/page/create-store";

const isWaiting = createStore(false);

/** The browser asks before the document goes, and the acts with it; other pages of the product leave them on their way. */
const askBeforeUnload = (event: Event): void => {
  if (mayBeSignedIn()) event.preventDefault();
};

/** Says whether an act of a fight waits for the connection. */
export const setActsWaiting = (now: boolean): void => {
  isWaiting.set(now);
  if (now) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
};
/** Whether what is not sent yet waits for the connection. */
export const useActsWaiting = (): boolean => useStore(isWaiting);
