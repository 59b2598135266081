import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

const START = 196_608;
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
/** AuthenticationOk, and ReadyForQuery outside of a transaction. */
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))]);
/** An error that ends the connection, with its code. */
const refusal = (code: string, text: string) =>
  message("E", Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
const PARAMETERS = ["statement_timeout", "options"];
const ROLLBACK = message("Q", Buffer.from("rollback\0"));
/** The last byte of an answer is ReadyForQuery's state: I outside of a transaction. */
const isIdle = (answer: Uint8Array) => answer.at(-1) === "I".charCodeAt(0);

/** Gives out one turn after another. */
const turns = () => {
  let last = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    let end: () => void = () => undefined;
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
};

/** The whole messages at the beginning of what has arrived; the first one of a connection has no type. */
function* messagesIn(arrived: Buffer, isNew: boolean): Generator<Buffer> {
  for (let at = 0, typed = isNew ? 0 : 1; arrived.length >= at + typed + 4; ) {
    const end = at + typed + arrived.readInt32BE(at + typed);
    if (end > arrived.length) return;
    yield arrived.subarray(at, end);
    at = end;
    typed = 1;
  }
}

/** Serves one connection: what it sends up to a Sync is worked on at once, and a transaction holds the database until its end. */
const serve = (socket: Socket, db: PGlite, turn: () => Promise<() => void>) => {
  let arrived = Buffer.alloc(0);
  let isNew = true;
  let asked: Buffer[] = [];
  let release: (() => void) | undefined;
  let work = Promise.resolve();
  const ask = async (request: Buffer) => {
    release ??= await turn();
    const answer = await db.execProtocolRaw(request);
    if (isIdle(answer)) {
      release();
      release = undefined;
    }
    if (socket.writable) socket.write(answer);
  };
  const take = (one: Buffer) => {
    const type = String.fromCharCode(one[0] ?? 0);
    if (isNew) {
      isNew = false;
      const refused = PARAMETERS.find((parameter) => one.includes(`\0${parameter}\0`));
      if (refused !== undefined) socket.end(refusal("08P01", `unsupported startup parameter: ${refused}`));
      else if (one.readInt32BE(4) === START) socket.write(WELCOME);
      else socket.destroy();
    } else if (type !== "X") {
      asked.push(one);
      if (type !== "S" && type !== "Q") return;
      const request = Buffer.concat(asked);
      asked = [];
      work = work.then(() => ask(request));
    }
  };
  socket.on("data", (data) => {
    arrived = Buffer.concat([arrived, data]);
    const whole = [...messagesIn(arrived, isNew)];
    arrived = arrived.subarray(whole.reduce((sum, { length }) => sum + length, 0));
    for (const one of whole) take(one);
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    work = work.then(() => (release ? ask(ROLLBACK) : undefined));
  });
};

/**
 * A connection pooler without a server: PostgreSQL's protocol before an embedded database in memory, with the product's tables. Statements
 * may have no names, and connections no limit of time, as with PgBouncer.
 */
export const postgresWire = async () => {
  const db = await PGlite.create();
  await migrate(drizzle(db), { migrationsFolder: "db/migrations" });
  const sockets = new Set<Socket>();
  const turn = turns();
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
    serve(socket, db, turn);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await db.close();
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close };
};
