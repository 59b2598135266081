import { once } from "node:events";
import http from "node:http";
import net from "node:net";

/** A port that nobody uses. */
export async function freePort() {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

/** Serves on `port` by handing each request to the next of the instances in turn, unchanged. */
export async function serveInTurn(port, instances) {
  let turn = 0;
  const server = http.createServer({ requestTimeout: 0 }, (request, response) => {
    const { method, url, rawHeaders: headers } = request;
    const next = instances[(turn += 1) % instances.length];
    const forward = http.request({ host: "127.0.0.1", port: next, method, path: url, headers, agent: false });
    forward.on("response", (answer) => {
      response.writeHead(answer.statusCode, answer.statusMessage, answer.rawHeaders);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    forward.on("error", () => response.destroy());
    response.on("close", () => forward.destroy());
    request.pipe(forward);
  });
  for (const host of ["127.0.0.1", "::1"]) {
    const one = host === "127.0.0.1" ? server : http.createServer(server.listeners("request")[0]);
    one.on("error", () => {});
    one.listen(port, host);
  }
}
