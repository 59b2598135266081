import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser, launchOptions } from "./support/browser";
import { freePort } from "./support/free-port";

// The workers read this file again, and inherit what the first process found.
const isFirst = process.env["TEST_WORKER_INDEX"] === undefined;
const projects = process.argv.filter((argument) => argument.startsWith("--project="));
const needsNone = ["--project=api", "--project=embedded"];
const needsBrowser = projects.length === 0 || projects.some((project) => !needsNone.includes(project));
if (isFirst && needsBrowser) findBrowser();
process.env["E2E_PORT"] ??= String(await freePort());
if (isFirst) {
  process.env["E2E_LOG"] = path.join(mkdtempSync(path.join(tmpdir(), "tomekeeper-log-")), "server.log");
  writeFileSync(process.env["E2E_LOG"], "");
}
const baseURL = `http://localhost:${process.env["E2E_PORT"]}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // Shared runners stall for seconds. What passes only at the second try is named as flaky in the output.
  retries: process.env["CI"] ? 1 : 0,
  workers: 2,
  // Generous, so that only what never comes fails: a busy machine is no fault of the product.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/report.json" }]],
  // Tracing every test costs more than running it; the second try shows what went wrong.
  use: { baseURL, trace: "on-first-retry" },
  webServer: {
    command: "node support/serve.mjs",
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: "ignore",
  },
  projects: [
    { name: "api", testDir: "api" },
    // What starts servers of its own on an embedded database, and what the database has no part in: once is enough.
    { name: "embedded", testDir: "embedded" },
    {
      name: "screens",
      testDir: "screens",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        // Tests name days and hours, which are those of no machine.
        timezoneId: "UTC",
        launchOptions: launchOptions(),
      },
    },
    {
      // `npm run sweep`, which is not a part of `npm test`.
      name: "sweep",
      testDir: "sweep",
      use: { ...devices["Desktop Chrome"], launchOptions: launchOptions() },
    },
  ],
});
