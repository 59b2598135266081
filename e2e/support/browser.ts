import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

// Root may not use the sandbox; the others keep a browser from looking for anything outside this machine.
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of one context share a process, so that it stays warm from one test to the next.
  "--renderer-process-limit=1",
];

/** The browser that `findBrowser` found; the workers inherit what the first process found. */
export const launchOptions = () => ({
  args,
  ...(process.env["CHROMIUM"] && { executablePath: process.env["CHROMIUM"] }),
});

/** The one that CHROMIUM names, the system's, the one that Playwright downloaded, or one that npm fetches; needs no root. */
export function findBrowser(): void {
  const here = [
    process.env["CHROMIUM"],
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  process.env["CHROMIUM"] = here.find((file) => file && existsSync(file)) ?? fetchBrowser();
}

const fetched = "@sparticuz/chromium@153.0.0";

/** A browser as an npm package, unpacked beside it together with the libraries that a bare system lacks. */
function fetchBrowser(): string {
  const folder = path.resolve(import.meta.dirname, "../../node_modules/.cache/tomekeeper-browser");
  const lambda = { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  const env = { ...process.env, ...lambda };
  const ask =
    'import("@sparticuz/chromium").then(async (m) => console.log(await m.default.executablePath()))';
  try {
    if (!existsSync(path.join(folder, "node_modules"))) {
      console.log(`No Chromium on this machine: fetching ${fetched} …`);
      const install = ["install", "--no-save", "--no-audit", "--no-fund", "--engine-strict=false"];
      execFileSync("npm", [...install, "--prefix", folder, fetched], {
        stdio: ["ignore", "ignore", "inherit"],
      });
    }
    const file = execFileSync(process.execPath, ["-e", ask], { cwd: folder, env, encoding: "utf8" }).trim();
    const libraries = [path.join(folder, "al2023/lib"), process.env["LD_LIBRARY_PATH"]];
    process.env["LD_LIBRARY_PATH"] = libraries.filter(Boolean).join(":");
    return file;
  } catch {
    throw new Error(
      "The tests need a browser: install Chromium (apt-get install chromium-headless-shell), or set CHROMIUM to one.",
    );
  }
}
