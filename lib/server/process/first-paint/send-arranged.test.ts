import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Arrange, sendArranged } from "./send-arranged";

const FLIGHT = "<script>(self.__next_f=[]).push([0])</script>";
const mark: Arrange = (html, nonce) => `${nonce}:${html}`;

/** What a framework answers that compresses nothing, with its pages sent by `mark`. */
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer((request, response) => {
    sendArranged(request, response, mark);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", "script-src 'nonce-abc='");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};
const ask = (address: string, encoding: string) =>
  fetch(address, { headers: { "accept-encoding": encoding } });

for (const encoding of ["identity", "gzip", "br"])
  test(`what is shown is sent at once, arranged as one piece, and the rest as it comes: ${encoding}`, async () => {
    let finish = () => {};
    const address = await serve((_, response) => {
      response.flushHeaders();
      response.write("<html>");
      response.write(`<p>Text</p>${FLIGHT}`);
      finish = () => response.end("<p>Late</p>");
    });
    const answer = await ask(address, encoding);
    expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    expect(first?.value).toBe(`abc=:<html><p>Text</p>${FLIGHT}`);
    finish();
    expect((await reader?.read())?.value).toBe("<p>Late</p>");
    expect((await reader?.read())?.done).toBe(true);
  });

test("a page that ends before it hydrates is sent whole", async () => {
  const address = await serve((_, response) => response.end("<p>Broken</p>"));
  expect(await (await ask(address, "br")).text()).toBe("abc=:<p>Broken</p>");
});

test("what is no page is sent as it is", async () => {
  const address = await serve((_, response) => {
    response.writeHead(307, { location: "/login" }).end();
  });
  const redirected = await fetch(address, { redirect: "manual" });
  expect([redirected.status, await redirected.text()]).toEqual([307, ""]);
  const text = await serve((_, response) => {
    response.setHeader("content-type", "text/plain");
    response.end("Plain");
  });
  const answer = await ask(text, "br");
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([null, "Plain"]);
});

test("long pages come whole to a client that reads slowly", async () => {
  const long = "word ".repeat(400_000);
  const address = await serve((_, response) => {
    response.write(FLIGHT);
    const went = response.write(long);
    if (went) response.end();
    else response.once("drain", () => response.end());
  });
  for (const encoding of ["identity", "br"])
    expect((await (await ask(address, encoding)).text()).length).toBe(
      "abc=:".length + FLIGHT.length + long.length,
    );
});
