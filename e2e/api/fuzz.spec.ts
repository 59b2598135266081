import { expect, test } from "@playwright/test";
import { fuzz } from "../fuzz/run";

const REQUESTS = 600;

test("made-up and broken requests never meet a failure of the server", async ({ baseURL }) => {
  test.setTimeout(180_000);
  const { sent, findings } = await fuzz(baseURL ?? "", REQUESTS, 20_261);
  expect(findings).toEqual([]);
  expect(sent).toBe(REQUESTS);
});
