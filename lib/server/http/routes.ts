import "server-only";
import type { Method } from "@/lib/contract/endpoint";
import { jsonHeaders } from "./errors";
import { ENDPOINT, type Handler, type Route } from "./route";

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;
type Handlers = Record<Method | "PATCH" | "OPTIONS", Handler>;

/** The exports of a route file: its routes, and for every other method a 405 with `Allow`. */
export const routes = (...made: readonly Route[]): Handlers => {
  const allow = METHODS.filter((method) => made.some((one) => one[ENDPOINT].method === method)).join(", ");
  const headers = () => jsonHeaders({ allow });
  const refuse: Handler = async () =>
    Response.json({ error: `This address takes ${allow} only` }, { status: 405, headers: headers() });
  const handlerOf = (method: Method) => made.find((one) => one[ENDPOINT].method === method) ?? refuse;
  return {
    GET: handlerOf("GET"),
    POST: handlerOf("POST"),
    PUT: handlerOf("PUT"),
    DELETE: handlerOf("DELETE"),
    PATCH: refuse,
    OPTIONS: async () => new Response(null, { status: 204, headers: headers() }),
  };
};
