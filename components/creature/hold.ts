import { createStore } from "@/lib/client/page/create-store";

/** How many forms keep the book's current creature mounted, beside those with unsaved changes. */
export const holds = createStore(0);

/**
 * How a press turns the book to another page or creature. A form whose words would be lost by that puts a function in place of `start` that
 * asks first, and the former one back when it is left.
 */
export const turnGuard = { start: (turn: () => void): void => turn() };
