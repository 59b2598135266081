import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const build = path.join(root, ".next");
const NOBODY = 65_534;

const filesOf = (trace: string): string[] => {
  const { files } = JSON.parse(readFileSync(path.join(build, trace), "utf8")) as { files: string[] };
  return files.map((file) => path.relative(root, path.resolve(build, path.dirname(trace), file)));
};

/** Listens for a function, and keeps it awake for what it does after an answer, by the symbol at which it looks for such a host. */
const listening = (host: string, handler: string) => `
process.chdir(__dirname);
globalThis[Symbol.for("${host}")] = { get: () => ({ waitUntil: () => undefined }) };
${handler}
const listener = require("node:http").createServer(handler);
listener.listen(0, "127.0.0.1", () => console.log("port " + listener.address().port));
`;

/** What a host's builder makes of a route file's traces: the framework's server without a router. */
const OWN_LAUNCHER = listening(
  "@next/request-context",
  `
process.env.__NEXT_PRIVATE_PREBUNDLED_REACT = "next";
const NextServer = require("next/dist/compiled/next-server/server.runtime.prod.js").default;
const { config } = require("./.next/required-server-files.json");
const server = new NextServer({ conf: config, dir: ".", minimalMode: true, customServer: false });
const handler = server.getRequestHandler();
`,
);
const BUILDERS_LAUNCHER = listening(
  "@vercel/request-context",
  'const handler = require("./___next_launcher.cjs");',
);

/** Copies files of the repository, by their paths there and in the folder. Links stay links. */
const copyFiles = (files: Iterable<readonly [to: string, from: string]>, folder: string) => {
  for (const [to, from] of files)
    cpSync(path.join(root, from), path.join(folder, to), { verbatimSymlinks: true, recursive: true });
};

/** Copies what a host's builder made, where HOST_OUTPUT names its folder: a function, and the files that it names. */
const copyBuilt = (route: string, folder: string, output: string) => {
  const made = realpathSync(path.join(root, output, "functions", `${route}.func`));
  cpSync(made, folder, { verbatimSymlinks: true, recursive: true });
  const { filePathMap } = JSON.parse(readFileSync(path.join(made, ".vc-config.json"), "utf8")) as {
    filePathMap: Record<string, string>;
  };
  copyFiles(Object.entries(filePathMap), folder);
  writeFileSync(path.join(folder, "listen.cjs"), BUILDERS_LAUNCHER);
};

/** Copies what the traces name, and no more: a function has nothing else. Links stay links. */
const copyTraced = (route: string, folder: string) => {
  const required = JSON.parse(readFileSync(path.join(build, "required-server-files.json"), "utf8")) as {
    files: string[];
  };
  const traced = [
    "next-minimal-server.js.nft.json",
    "server/instrumentation.js.nft.json",
    `server/app/${route}/route.js.nft.json`,
  ].flatMap(filesOf);
  const entry = [`.next/server/app/${route}/route.js`, ".next/server/instrumentation.js"];
  // The build for a host leaves the embedded database out (next.config.mjs); this one serves without a database server too.
  const files = [...traced, ...required.files, ...entry].filter((file) => !file.includes("@electric-sql"));
  copyFiles(
    [...new Set(files)].map((file) => [file, file]),
    folder,
  );
  writeFileSync(path.join(folder, "listen.cjs"), OWN_LAUNCHER);
};

const forbidWriting = (folder: string) => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) forbidWriting(path.join(folder, entry.name));
  chmodSync(folder, 0o555);
};
const allowRemoving = (folder: string) => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) allowRemoving(path.join(folder, entry.name));
};

/** One call of the API as a function of a host: its own files in a folder that it can't write, as a user without rights. */
export class HostedFunction {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-function-"));
  #child: ChildProcess | undefined;
  address = "";
  /** What it has logged. */
  said = "";

  /** `route` is the folder of its route file, such as `api/users/login`. */
  static async start(route: string, env: Record<string, string>): Promise<HostedFunction> {
    const one = new HostedFunction();
    const output = process.env["HOST_OUTPUT"];
    if (output) copyBuilt(route, one.#folder, output);
    else copyTraced(route, one.#folder);
    forbidWriting(one.#folder);
    await one.#serve(env);
    return one;
  }

  async #serve(env: Record<string, string>): Promise<void> {
    const isRoot = process.getuid?.() === 0;
    const child = spawn(process.execPath, [path.join(this.#folder, "listen.cjs")], {
      cwd: this.#folder,
      env: { PATH: process.env["PATH"], NODE_ENV: "production", VERCEL: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.on("exit", () => reject(new Error(`The function ended: ${this.said}`)));
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk) => {
          this.said += String(chunk);
          const port = /^port (\d+)$/m.exec(this.said)?.[1];
          if (port === undefined) return;
          this.address = `http://127.0.0.1:${port}`;
          resolve();
        });
    });
  }

  carries(name: string): boolean {
    return existsSync(path.join(this.#folder, "node_modules", name));
  }

  async remove(): Promise<void> {
    if (this.#child && this.#child.exitCode === null) {
      const ended = once(this.#child, "exit");
      this.#child.kill("SIGKILL");
      await ended;
    }
    allowRemoving(this.#folder);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
