import type * as parts from "./late-parts";

export type Late = typeof parts;

let loading: Promise<Late> | undefined;

/** What a page does without until somebody does something; what failed to load is asked for again. */
export const late = (): Promise<Late> =>
  (loading ??= import("./late-parts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
