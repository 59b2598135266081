import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";

/** Answers a request, or leaves it to whoever would have it otherwise. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse, leave: () => void) => void;

/** Has `answer` see the requests of every server of this process before the framework, which gets those that it leaves. */
export const answerBeforeFramework = (answer: EarlyAnswer): void => {
  const known = new WeakSet<object>();
  subscribe("http.server.request.start", (event) => {
    const { server } = event as { server?: unknown };
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    const others = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) =>
      answer(request, response, () => {
        for (const listener of others) Reflect.apply(listener, server, [request, response]);
      }),
    );
  });
};
