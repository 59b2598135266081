import type * as parts from "./deferred-bundle-parts";

export type DeferredBundle = typeof parts;

let loading: Promise<DeferredBundle> | undefined;

/** Loads the bundle that the first call or form needs, once; a failed load is tried again by the next one. */
export const deferredBundle = (): Promise<DeferredBundle> =>
  (loading ??= import("./deferred-bundle-parts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
