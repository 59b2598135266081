import { addIsolde } from "../support/characters";
import { addEncounter } from "../support/encounters";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";

test("keeps every word of an encounter from a player", async ({ creator, player, campaign }) => {
  // Of a race that no list of the product's own names.
  const id = await addEncounter(creator, campaign, { race_name: "Tidewight" });
  await creator.api.post("/api/encounter-inventory", {
    data: { encounter_id: id, item_name: "Chapel bell", item_description: "Green with the sea." },
  });
  const secrets = [
    "Drowned Sexton",
    "Tidewight",
    "chapel bell for forty",
    "What the tide brings",
    "Tidespeech",
    "Chapel bell",
    "Green with the sea",
  ];
  const page = await openBook(player, campaign);
  const heard: Promise<string>[] = [];
  page.on("response", (response) => {
    // The stream goes on, and tests of its own read it.
    if (!response.url().includes("/api/live")) heard.push(response.text().catch(() => ""));
  });
  await page.reload();
  await player.select({ selectedEncounterId: String(id) }, ["selectedEncounterId"]);
  const bookmark = page.getByRole("link", { name: "Encounter" });
  await bookmark.hover();
  await bookmark.click();
  await expect(page).toHaveURL("/encounter");
  await expect(page.getByText("Encounters are the dungeon master’s.")).toBeVisible();
  await expect(page.getByText("Maren keeps them behind the screen.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Encounters are the dungeon master’s.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Encounter" })).toHaveCount(0);

  const source = await (await page.request.get("/encounter")).text();
  const payload = await (await page.request.get("/encounter", { headers: { rsc: "1" } })).text();
  const prefetched = await (
    await page.request.get("/encounter", { headers: { rsc: "1", "next-router-prefetch": "1" } })
  ).text();
  const everything = [source, payload, prefetched, ...(await Promise.all(heard))].join("\n");
  expect(source).toContain("Encounters are the dungeon master");
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);

  for (const path of [
    `/api/encounters/${campaign.id}`,
    `/api/encounters/id/${id}`,
    `/api/encounter-inventory/encounter/${id}`,
    `/api/encounter-spells/encounter/${id}`,
    `/api/encounter-actions/${id}`,
  ])
    expect((await player.api.get(path)).status()).toBe(403);
});

test("shows a player the party beside it, and the way to each sheet", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/encounter");
  await expect(page.getByRole("heading", { name: "The party" })).toBeVisible();
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await expect(page).toHaveURL(/\/character/);
  await expect(page.getByText("Wood Elf Warden, an Outlander")).toBeVisible();
});

test("opens the book for an admin, and closes it when they are one no more", async ({
  creator,
  admin,
  campaign,
}) => {
  await addEncounter(creator, campaign);
  const page = await openBook(admin, campaign, "/encounter");
  await expect(page.getByText("Drowned Sexton")).toBeVisible();
  await creator.api.put(`/api/campaigns/${campaign.id}/roles/${admin.id}`, { data: { role: "player" } });
  await page.reload();
  await expect(page.getByText("Encounters are the dungeon master’s.")).toBeVisible();
  expect(await page.content()).not.toContain("Drowned Sexton");
});
