import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, type Database } from "@/db/connect";
import { createDatabase } from "./database";
import { freePort } from "./free-port";
import { SESSION_SECRET } from "./session-secret.mjs";
import { UNSET } from "./unset.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const PATIENCE = 120_000;

export type Kind = "embedded" | "PostgreSQL";

/** The production build as `npm start` runs it, on a port, a data folder and a database of its own; with an operator's commands. */
export class AppServer {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-test-"));
  readonly address: string;
  /** What the product and its starter have said so far. */
  said = "";
  readonly env: Record<string, string>;
  readonly #drop: () => Promise<void>;
  #child: ChildProcess | undefined;

  private constructor(port: number, url: string, drop: () => Promise<void>) {
    this.address = `http://localhost:${port}`;
    this.#drop = drop;
    this.env = {
      ...UNSET,
      PORT: String(port),
      DATA_DIR: this.dataDir,
      DATABASE_URL: url,
      NEXTAUTH_SECRET: SESSION_SECRET,
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "warn",
    };
  }

  /** Not yet started: what the operator would set can be changed in `env`. `server` is a PostgreSQL server's address. */
  static async make(kind: Kind, server = process.env["DATABASE_URL"]): Promise<AppServer> {
    const { url, drop } =
      kind === "embedded" ? { url: "", drop: async () => {} } : await createDatabase(server);
    return new AppServer(await freePort(), url, drop);
  }

  #spawn(args: string[]): ChildProcess {
    const env = { ...process.env, NODE_ENV: "production" as const, ...this.env };
    return spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  }

  /** Runs a program of node to its end; answers its exit code and what it printed. */
  async run(args: string[]): Promise<{ code: number; said: string }> {
    const child = this.#spawn(args);
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        said += String(chunk);
      });
    const [code] = (await once(child, "close")) as [number];
    return { code, said };
  }

  /** An operator's command, as `npm run` runs it. */
  async command(name: string, ...args: string[]): Promise<{ code: number; said: string }> {
    return this.run(["--conditions=react-server", "--import", "tsx", `db/scripts/${name}.ts`, ...args]);
  }

  /**
   * Fills the database, before the first start, by a script. An embedded one is a copy of what the script made for another test of this run,
   * where there is one: making a database anew takes ten seconds of a processor, copying it a third of one.
   */
  async prepare(script = "e2e/support/prepare.ts"): Promise<void> {
    const log = process.env["E2E_LOG"];
    const isShared = log !== undefined && this.env["DATABASE_URL"] === "";
    const template = isShared && path.join(path.dirname(log), script.replaceAll("/", "-"));
    if (template && existsSync(template)) return cpSync(template, this.dataDir, { recursive: true });
    const { code, said } = await this.run(["--conditions=react-server", "--import", "tsx", script]);
    if (code !== 0) throw new Error(`The database could not be prepared: ${said}`);
    if (template) keepAs(template, this.dataDir);
  }

  async start(): Promise<void> {
    await this.#serve(["scripts/start.mjs"], ({ ok }) => ok);
  }

  /** The server without its starter, as a host runs it; it needs not be ready. */
  async startServerAlone(): Promise<void> {
    const port = this.env["PORT"] ?? "";
    await this.#serve(
      ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", port],
      () => true,
    );
  }

  async #serve(args: string[], isUp: (answer: Response) => boolean): Promise<void> {
    const child = this.#spawn(args);
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        this.said += String(chunk);
      });
    const answers = () => fetch(`${this.address}/api/health`).then(isUp, () => false);
    for (const until = Date.now() + PATIENCE; !(await answers()); ) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`The server did not become ready: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The process that was started last. */
  get child(): ChildProcess {
    if (!this.#child) throw new Error("Nothing was started");
    return this.#child;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const impatience = setTimeout(() => child.kill("SIGKILL"), 40_000);
    await ended;
    clearTimeout(impatience);
  }

  /** Works on the database while the server is stopped, and starts it again. */
  async between(work: (db: Database) => Promise<unknown>): Promise<void> {
    await this.stop();
    const databaseUrl = this.env["DATABASE_URL"] || undefined;
    const settings = { databaseUrl, migrateDatabaseUrl: undefined, hosted: false, dataDir: this.dataDir };
    const { db, close } = await connect(settings);
    try {
      await work(db);
    } finally {
      await close();
    }
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.#drop();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Keeps a copy of a data folder, which is seen under its name only once it is whole; the one of another worker is as good. */
const keepAs = (template: string, dataDir: string): void => {
  const copy = `${template}-${process.pid}`;
  cpSync(dataDir, copy, { recursive: true });
  if (existsSync(template)) return;
  renameSync(copy, template);
};

/**
 * Starts the production build for a test, with the operator of `prepare.ts` in its database: beside DATABASE_URL on a PostgreSQL
 * database of its own, since limits and accounts are counted in it. `env` is what the operator would set.
 */
export async function startAppServer(env: Record<string, string> = {}, script?: string): Promise<AppServer> {
  const server = await AppServer.make(process.env["DATABASE_URL"] ? "PostgreSQL" : "embedded");
  Object.assign(server.env, env);
  await server.prepare(script);
  await server.start();
  return server;
}
