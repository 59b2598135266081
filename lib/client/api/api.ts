import type * as everything from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { deferredBundle } from "./deferred-bundle";

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

/** The contract's codecs. Rejects where they can't be loaded. */
export const contract = async (): Promise<Contract> => (await deferredBundle()).contract;

/** The name of an endpoint within the contract, such as `characterRaces.list`. */
export const endpointName = (name: Named<unknown>): string => (paths.get(name) ?? []).join(".");

/** What has this name within the contract: the way back from `endpointName`. */
export const endpointNamed = <E extends AnyEndpoint>(name: string): Named<E> => nameOf(name.split("."));

/** The endpoint that is named. Rejects where the codecs can't be loaded. */
export const endpointOf = async <E extends AnyEndpoint>(name: Named<E>): Promise<E> =>
  (paths.get(name) ?? []).reduce<unknown>(
    (place, key) => (place as Record<string, unknown>)[key],
    await contract(),
  ) as E;
