import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** Stands between the product and its database, and fails as networks do. */
export class Relay {
  readonly #target: { host: string; port: number };
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();
  #frozen = false;

  private constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#target = { host: hostname, port: Number(port || 5432) };
  }

  static async before(url: string): Promise<Relay> {
    const relay = new Relay(url);
    await relay.back();
    return relay;
  }

  /** The address of the same database through this relay. */
  through(url: string): string {
    return Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(this.#port) }).href;
  }

  /** The database is there (again). */
  async back(): Promise<void> {
    this.#frozen = false;
    for (const socket of this.#sockets) socket.resume();
    if (this.#server) return;
    this.#server = createServer((from) => this.#join(from)).listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    if (typeof address === "object" && address) this.#port = address.port;
  }

  /** Connections break, and new ones are refused. */
  async gone(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    const closed = server && once(server, "close");
    server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Connections stay, new ones are accepted, and nothing is passed on in either direction. */
  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  #join(from: Socket): void {
    const to = connect(this.#target);
    const pairs: [Socket, Socket][] = [
      [from, to],
      [to, from],
    ];
    for (const [one, other] of pairs) {
      this.#sockets.add(one);
      one.on("data", (chunk) => other.write(chunk));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      if (this.#frozen) one.pause();
    }
  }
}
