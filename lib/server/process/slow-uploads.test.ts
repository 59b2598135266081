import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { allowSlowUploads, REQUEST_WITHIN } from "./slow-uploads";

test("a server gives what is sent to it twenty minutes from its first request on", async () => {
  allowSlowUploads();
  const server = createServer((_, response) => response.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(server.requestTimeout).toBe(300_000);
  await fetch(`http://127.0.0.1:${port}`);
  expect(server.requestTimeout).toBe(REQUEST_WITHIN);
  server.close();
});
