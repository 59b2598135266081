import type { PlaywrightWorkerArgs } from "@playwright/test";
import { test as base } from "../fixtures";
import { type House, openHouse } from "./house";

/** Tests that go to places of the house, which is opened once a worker, since it starts a server. */
export const test = base.extend<object, { house: House }>({
  house: [
    async ({ playwright: _ }: PlaywrightWorkerArgs, use: (house: House) => Promise<void>) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
});
