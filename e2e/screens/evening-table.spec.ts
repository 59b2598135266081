import { play, SHORT } from "@/scripts/evening/play";
import { expect, test } from "../support/fixtures";

test("a short evening at three screens needs no reload, tells no secret and loses no word", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { reloads, leaks, lost } = await play(browser, baseURL ?? "", SHORT);
  expect({ reloads, leaks, lost }).toEqual({ reloads: 0, leaks: [], lost: [] });
});
