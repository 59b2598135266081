import { createStore } from "@/lib/client/page/create-store";

/** How many forms hold the creature that the book is open at, beside what is unsaved. */
export const holds = createStore(0);

/** How a press turns the book to another page or creature: who would lose words by that asks first. */
export const turning = { start: (turn: () => void): void => turn() };
