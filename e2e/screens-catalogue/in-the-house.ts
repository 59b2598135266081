import type { PlaywrightWorkerArgs } from "@playwright/test";
import { test as base } from "../support/fixtures";
import { openSeededApp, type SeededApp } from "./seeded-app";

/** Tests that go to places of the house, which is opened once a worker, since it starts a server. */
export const test = base.extend<object, { house: SeededApp }>({
  house: [
    async ({ playwright: _ }: PlaywrightWorkerArgs, use: (house: SeededApp) => Promise<void>) => {
      const house = await openSeededApp();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
});
