import "server-only";
import { createReadStream, mkdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { writeSnapshot } from "@/db/backup/snapshot";
import { database } from "@/db/client";
import { OPERATOR_ACTIONS, type OperatorAction, type OperatorRequest } from "@/db/queries/operator";
import { env } from "@/lib/env";
import { codeOf, Refusal } from "@/lib/refusal";
import { log } from "./log";

// The embedded database belongs to the server's process, so a command has to ask the server for what is in it. They meet at
// a socket inside the data folder, in a folder of its own that its owner alone may enter: whoever may do that may read the
// database's files anyway, and nobody comes in from a network.

const folderOf = (dataDir: string) => path.join(dataDir, "operator");
/** Names of sockets are limited to about a hundred bytes, so the shorter of its two. */
const socketOf = (dataDir: string) => {
  const file = path.join(folderOf(dataDir), "socket");
  const near = path.relative(process.cwd(), file);
  return near.length < file.length ? near : file;
};
/** Before it is sent: the database answers nobody else while it is read, and must not wait for a slow reader. */
const draftOf = (dataDir: string) => path.join(folderOf(dataDir), "snapshot");

/** Opens the channel of a server that holds the data folder. Without it the product works; commands have to wait for its end. */
export function openOperatorChannel(dataDir: string): void {
  try {
    rmSync(folderOf(dataDir), { recursive: true, force: true });
    mkdirSync(folderOf(dataDir), { mode: 0o700 });
  } catch (error) {
    log.warn({ error }, "no channel for the operator");
    return;
  }
  let busy = false;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "POST") return sendDone(request, response);
    if (busy) return void response.writeHead(409).end();
    busy = true;
    try {
      await sendSnapshot(draftOf(dataDir), response);
    } catch (error) {
      log.error({ error }, "the operator was not answered");
      response.destroy();
    } finally {
      busy = false;
    }
  };
  createServer((request, response) => void answer(request, response))
    .on("error", (error) => log.warn({ error }, "no channel for the operator"))
    .listen(socketOf(dataDir))
    .unref();
}

const asking = z.object({ email: z.string(), tokenHash: z.string().optional() });

/** Does to an account what the path names, and answers whose it is, and where people open this server; null where there is none. */
async function sendDone(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const name = asked.url?.slice(1) ?? "";
    const action = Object.entries(OPERATOR_ACTIONS).find(([known]) => known === name)?.[1];
    if (!action) return void response.writeHead(404).end();
    const person = await action(await database(), asking.parse(JSON.parse(await textOf(asked))));
    response.end(JSON.stringify(person ? { ...person, siteUrl: env().siteUrl } : null));
  } catch (error) {
    log.error({ error }, "the operator was not answered");
    response.destroy();
  }
}

async function sendSnapshot(draft: string, response: ServerResponse): Promise<void> {
  try {
    const handle = await open(draft, "w", 0o600);
    try {
      await writeSnapshot(await database(), (text) => handle.appendFile(text));
    } finally {
      await handle.close();
    }
    await pipeline(createReadStream(draft), response);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The answer of the server that runs on this data folder; undefined where none does. */
const ask = (dataDir: string, options: RequestOptions, body?: string) =>
  new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const sent = httpRequest({ ...options, socketPath: socketOf(dataDir) });
    sent.on("response", resolve);
    sent.on("error", (error) =>
      ["ENOENT", "ECONNREFUSED", "ENOTSOCK"].includes(codeOf(error)) ? resolve(undefined) : reject(error),
    );
    sent.end(body);
  });

/**
 * What the running server's database holds, as `writeSnapshot` writes it; undefined where no server runs on this data folder.
 * @throws Refusal while it is answering another one
 */
export async function askServer(dataDir: string): Promise<IncomingMessage | undefined> {
  const answer = await ask(dataDir, { path: "/snapshot" });
  if (answer?.statusCode === 409) throw new Refusal("The server is making another backup: try again later.");
  return answer;
}

/** A server that was started before an update of the product's files doesn't tell where it is opened. */
const done = z.object({ id: z.int(), username: z.string(), siteUrl: z.string().optional() }).nullable();

/**
 * Has the running server do something to an account, and answers whose it is, null where there is none; undefined where no server runs
 * on this data folder.
 * @throws Refusal where the server is of a release that can't do it
 */
export async function askServerTo(dataDir: string, action: OperatorAction, what: OperatorRequest) {
  const answer = await ask(dataDir, { path: `/${action}`, method: "POST" }, JSON.stringify(what));
  if (!answer) return undefined;
  if (answer.statusCode !== 200)
    throw new Refusal("The running server can't do this: start it anew, or stop it first.");
  return done.parse(JSON.parse(await textOf(answer)));
}
