import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { eyesOf } from "./through-mirror";

/** What of a call stands in its address. */
export interface Asked {
  params?: Record<string, number | string>;
  repeated?: Record<string, readonly string[]>;
  first?: number;
}

const pathOf = (path: string, params: Record<string, number | string> = {}): string =>
  path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (fields: Record<string, unknown>): string => {
  const pairs = ([name, value]: [string, unknown]) => [value].flat().map((one) => [name, String(one)]);
  const query = new URLSearchParams(Object.entries(fields).flatMap(pairs));
  return query.size > 0 ? `?${query}` : "";
};

/** Where a call is sent; of a GET with what it asks for as the query. */
export const addressOf = (
  endpoint: AnyEndpoint,
  { params, repeated, first }: Asked,
  fields: Record<string, unknown>,
): string => {
  const path = pathOf(endpoint.path, params);
  if (endpoint.method !== "GET") return path;
  const asked = { ...fields, ...repeated, ...eyesOf(endpoint) };
  return path + queryOf(first === undefined ? asked : { ...asked, limit: first });
};
