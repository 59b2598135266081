import { defineConfig } from "@playwright/test";

// The functions that a host's builder has made, in the folder that HOST_OUTPUT names (`vercel build` makes .vercel/output). No server is
// started: `npm test` runs the same test on the traces of the ordinary build.
export default defineConfig({
  testDir: "embedded",
  testMatch: "hosted-functions.spec.ts",
  outputDir: "../test-results/hosted",
  forbidOnly: true,
  timeout: 120_000,
  reporter: "list",
});
