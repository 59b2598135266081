import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { endpoints } from "@/lib/contract/all";
import { ENDPOINT, type Route } from "./route";

// What the files export is read, not called: no database is opened.
vi.mock("@/db/client", () => ({ database: vi.fn() }));

const root = path.resolve(import.meta.dirname, "../../..");
/** next-auth's own addresses, and the answer to all others. */
const NOT_OURS = ["auth/[...nextauth]", "[[...unknown]]"];

const files = readdirSync(path.join(root, "app/api"), { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts" && !NOT_OURS.includes(path.dirname(file)))
  .map((file) => `app/api/${file}`);
const EVERY_METHOD = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];
const addressOf = (file: string) => file.replace(/^app/, "").replace(/\/route\.ts$/, "");

type Exported = Partial<Route> & ((request: Request) => Promise<Response>);
const exportsOf = async (file: string): Promise<[method: string, Exported][]> =>
  Object.entries((await import(path.join(root, file))) as Record<string, Exported>);

describe("the contract and the files", () => {
  it("name the same calls, each served at its own address and method", async () => {
    const served = await Promise.all(
      files.map(async (file) =>
        (await exportsOf(file)).flatMap(([method, handler]) => {
          const made = handler[ENDPOINT];
          if (!made) return [];
          expect(`${made.method} ${made.path}`).toBe(`${method} ${addressOf(file)}`);
          return [`${method} ${addressOf(file)}`];
        }),
      ),
    );
    const named = endpoints.map(({ method, path: address }) => `${method} ${address}`);
    expect(new Set(named).size).toBe(named.length);
    expect(served.flat().toSorted()).toEqual(named.toSorted());
  });

  it.each(files)("%s answers every other method with 405 and Allow", async (file) => {
    const all = await exportsOf(file);
    const allowed = all.flatMap(([method, handler]) => (handler[ENDPOINT] ? [method] : []));
    expect(all.map(([method]) => method).toSorted()).toEqual(EVERY_METHOD);
    for (const [method, handler] of all) {
      if (handler[ENDPOINT]) continue;
      const answer = await handler(new Request("http://localhost/", { method }));
      expect(answer.status).toBe(method === "OPTIONS" ? 204 : 405);
      expect(answer.headers.get("allow")?.split(", ").toSorted()).toEqual(allowed.toSorted());
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).toMatch(method === "OPTIONS" ? /^$/ : /^\{"error":"[^"]+"\}$/);
    }
  });
});
