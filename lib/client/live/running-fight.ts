import { createStore, useStore } from "@/lib/client/page/create-store";

const round = createStore<number | null>(null);

/** Says in which round the fight of the open book is, 0 while initiative is called for; null where none goes on. */
export const markRunningFight = round.set;
/** The round of the fight that goes on, as far as this tab has heard. */
export const useRunningRound = (): number | null => useStore(round);
