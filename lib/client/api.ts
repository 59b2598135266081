import type * as everything from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";

export type Contract = typeof everything;

/** Stands for an endpoint whose codecs may not be loaded yet. */
export interface Named<E> {
  readonly endpoint?: E;
}
/** The same tree with names in place of endpoints. */
export type Names<T> = {
  readonly [K in keyof T]: T[K] extends AnyEndpoint ? Named<T[K]> : Names<T[K]>;
};

const paths = new WeakMap<object, readonly string[]>();
const nameOf = (path: readonly string[]): object => {
  const name = new Proxy({}, { get: (_, key) => nameOf([...path, String(key)]) });
  paths.set(name, path);
  return name;
};

/** The calls of the contract by their names, such as `api.logIn`: what `call` takes. */
export const api = nameOf([]) as Names<Contract>;

let loading: Promise<Contract> | undefined;
/** The contract's codecs, which a page does without until somebody does something; what failed to load is asked for again. */
export const contract = (): Promise<Contract> =>
  (loading ??= import("@/lib/contract/all").catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** The endpoint that is named. Rejects where the codecs can't be loaded. */
export const endpointOf = async <E extends AnyEndpoint>(name: Named<E>): Promise<E> =>
  (paths.get(name) ?? []).reduce<unknown>(
    (place, key) => (place as Record<string, unknown>)[key],
    await contract(),
  ) as E;
