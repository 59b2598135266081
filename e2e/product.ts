import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, type Database } from "@/db/connect";

const root = path.resolve(import.meta.dirname, "..");
const READY = "Tomekeeper is ready at";
const noServer = { databaseUrl: undefined, migrateDatabaseUrl: undefined, hosted: false };

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port was free");
  return address.port;
};

/** The product as `npm start` runs it, on a data folder of its own, to be stopped and started by a test. */
export class Product {
  readonly address: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-evening-"));
    this.address = `http://localhost:${port}`;
    const { DATABASE_URL: _, NEXTAUTH_URL: __, NEXTAUTH_SECRET: ___, ...inherited } = process.env;
    this.#env = { ...inherited, PORT: String(port), DATA_DIR: this.dataDir, LOG_LEVEL: "warn" };
  }

  static async start(): Promise<Product> {
    const product = new Product(await freePort());
    await product.start();
    return product;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: root,
      env: this.#env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    let said = "";
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes(READY)) resolve();
      });
      child.once("exit", (code) => reject(new Error(`The product ended with ${code}: ${said}`)));
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  /** Works on the database of the product while it stands still, and starts it again. */
  async between(work: (db: Database) => Promise<unknown>): Promise<void> {
    await this.stop();
    const { db, close } = await connect({ ...noServer, dataDir: path.resolve(this.dataDir) });
    try {
      await work(db);
    } finally {
      await close();
    }
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
