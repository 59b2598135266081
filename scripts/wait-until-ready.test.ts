import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { waitUntilReady } from "./wait-until-ready.mjs";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A health check that answers these one after another, and the last one for ever. */
const healthCheck = async (...answers: [status: number, body: object][]) => {
  const server = createServer((_, response) => {
    const [status = 500, body] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const AWAY = { error: "The database can't be reached at the moment. Please try again." };

test("a server is ready when its health check is well, and what is wrong until then is said once", async () => {
  const said: string[] = [];
  const url = await healthCheck([503, AWAY], [503, AWAY], [200, { status: "ready" }]);
  expect(await waitUntilReady(url, { isOver: () => false, say: (one) => said.push(one), quiet: 0 })).toBe(
    true,
  );
  expect(said).toEqual([
    "Tomekeeper isn't ready yet: The database can't be reached at the moment. Please try again. (503). It waits until it is.",
  ]);
});

test("a server that ends before it is well was never ready", async () => {
  const url = await healthCheck([503, {}]);
  let looks = 0;
  const isOver = () => (looks += 1) > 2;
  expect(await waitUntilReady(url, { isOver, say: () => undefined })).toBe(false);
});
