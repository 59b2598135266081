import { defineConfig } from "@playwright/test";
import { findBrowser, launchOptions } from "./support/browser";

// npm run test:faults [-- -g "words of the names"]: what happens when something that the product relies on fails. Everything is on
// 127.0.0.1, in folders and databases of its own; TEST_POSTGRES_URL names the PostgreSQL server, FAULTS_KILLS how often kill -9.
if (process.env["TEST_WORKER_INDEX"] === undefined) findBrowser();

export default defineConfig({
  testDir: "faults",
  outputDir: "../test-results/faults",
  forbidOnly: true,
  workers: 1,
  timeout: 240_000,
  reporter: "list",
  use: { launchOptions: launchOptions() },
});
