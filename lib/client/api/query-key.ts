import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { endpointName, type Named } from "./api";
import type { ParamsOf } from "./call";

/** The cache key of a query, made from its endpoint and parameters: `characterRaces.list {"id":31}`. */
export const queryKey = <E extends AnyEndpoint>(endpoint: Named<E>, params: ParamsOf<E>): string =>
  `${endpointName(endpoint)} ${JSON.stringify(params)}`;
