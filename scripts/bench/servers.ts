import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/e2e/support/free-port";

const root = path.resolve(import.meta.dirname, "../..");

export const SECRET = "only for benchmarks, only on this machine";

export interface Server {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const serve = async (
  command: (port: number) => string[],
  env: Record<string, string>,
  { log = "/dev/null", flags = [] }: { log?: string; flags?: string[] } = {},
): Promise<Server> => {
  const port = Number(process.env["BENCH_PORT"] ?? 0) || (await freePort());
  const output = openSync(log, "a");
  const child: ChildProcess = spawn(process.execPath, [...flags, ...command(port)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", NEXTAUTH_SECRET: SECRET, PORT: String(port), ...env },
    stdio: ["ignore", output, "inherit"],
  });
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 300) throw new Error(`${command(port).join(" ")} is not ready`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { port, pid: Number(child.pid), stop };
};

interface Wishes {
  /** Node.js' own. */
  flags?: string[];
  env?: Record<string, string>;
}
/** The production build, as `npm start` serves it, with its request log in a file. */
export const serveProduct = async (
  databaseUrl: string,
  { flags = [], env = {} }: Wishes = {},
): Promise<Server & { log: string }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "tomekeeper-bench-"));
  const log = path.join(dataDir, "log");
  const server = await serve(
    (port) => ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)],
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      NEXT_MANUAL_SIG_HANDLE: "true",
      NEXT_TELEMETRY_DISABLED: "1",
      RATE_LIMIT_FACTOR: "1000000",
      ...env,
    },
    { log, flags },
  );
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop, log };
};

const NANOSECONDS = 1e6;

/** Milliseconds of CPU that all threads of a process have used; read from the kernel of Linux. */
export const cpuOf = (pid: number): number => {
  let sum = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`))
    sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  return sum / NANOSECONDS;
};

/** Megabytes that a process holds in memory. */
export const residentOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};
