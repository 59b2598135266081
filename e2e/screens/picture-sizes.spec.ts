import sharp from "sharp";
import { expect, test } from "../fixtures";

/** The most that a hosted function takes as the body of one request. */
const HOST_LIMIT = 4.5 * 1000 * 1000;

/** Nothing shrinks less than noise does. */
const noise = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({
    create: {
      width: 1800,
      height: 1800,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer(),
});

for (const encodes of ["WebP", "no WebP"])
  test(`two large pictures fit into one request of a hosted function (browser with ${encodes})`, async ({
    stranger,
  }) => {
    const page = await stranger.page();
    if (encodes === "no WebP")
      await page.addInitScript(`
        const encode = HTMLCanvasElement.prototype.toBlob;
        HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
          encode.call(this, done, type === "image/webp" ? "image/png" : type, quality);
        };
      `);
    await page.goto("/create");
    await page.getByLabel("Campaign Image").setInputFiles(await noise("cover.png"));
    await expect(page.getByText("Campaign image selected!")).toBeVisible();
    await page.getByRole("button", { name: "Next: Campaign Details" }).click();
    const details = page.getByRole("dialog", { name: "Campaign details" });
    await details.getByRole("tab", { name: "Map" }).click();
    await details.getByLabel("Map image").setInputFiles(await noise("map.png"));
    await expect(details.getByRole("img", { name: "Map of the campaign" })).toBeVisible();
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/campaigns/create"));
    await details.getByRole("button", { name: "Submit" }).click();
    const { requestBodySize } = await (await sent).sizes();
    expect(requestBodySize).toBeGreaterThan(500_000);
    expect(requestBodySize).toBeLessThan(HOST_LIMIT);
    await expect(page.getByText("Campaign created successfully!")).toBeVisible();
  });
