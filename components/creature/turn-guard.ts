/**
 * How a press turns the book to another page or creature. A form whose words would be lost by that puts a function in place of `start` that
 * asks first, and the former one back when it is left.
 */
export const turnGuard = { start: (turn: () => void): void => turn() };
