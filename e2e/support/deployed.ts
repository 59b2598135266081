import { test as base, type PlaywrightWorkerArgs } from "@playwright/test";
import { startAppServer } from "./app-server";

/** A server as an operator runs it behind https: limits as they stand, and pictures in a folder that the test can look into. */
export interface Deployed {
  baseURL: string;
  dataDir: string;
  /** Empty for the embedded one. */
  databaseURL: string;
}

export const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({ playwright: _ }: PlaywrightWorkerArgs, use: (deployed: Deployed) => Promise<void>) => {
      const server = await startAppServer({
        RATE_LIMIT_FACTOR: "1",
        NEXTAUTH_URL: "https://tome.example.org",
      });
      const databaseURL = server.env["DATABASE_URL"] ?? "";
      await use({ baseURL: server.address, dataDir: server.dataDir, databaseURL });
      await server.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
