import "server-only";
import { jsonHeaders } from "./errors";

export const unknownAddress = async (): Promise<Response> =>
  Response.json({ error: "There is no such address" }, { status: 404, headers: jsonHeaders() });
