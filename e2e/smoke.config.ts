import { defineConfig, devices } from "@playwright/test";
import { findBrowser, launchOptions } from "./support/browser";

// npm run test:smoke, with SMOKE_URL set to its address: a deployment that runs somewhere else, filled with the demonstration.
if (process.env["TEST_WORKER_INDEX"] === undefined) findBrowser();
const baseURL = process.env["SMOKE_URL"];
const bypass = process.env["VERCEL_AUTOMATION_BYPASS_SECRET"];

export default defineConfig({
  testDir: "smoke",
  outputDir: "../test-results/smoke",
  forbidOnly: true,
  retries: 1,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    ...(baseURL && { baseURL }),
    launchOptions: launchOptions(),
    // A trace would hold the header below, and artefacts of a public repository are public.
    trace: "off",
    ...(bypass && {
      extraHTTPHeaders: { "x-vercel-protection-bypass": bypass, "x-vercel-set-bypass-cookie": "true" },
    }),
  },
});
