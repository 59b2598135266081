import type { Page, Route } from "@playwright/test";
import { addIsolde, openCharacter } from "../support/characters";
import { addEncounter, openEncounter } from "../support/encounters";
import { expect, found, openBook, test, toastOf } from "../support/fixtures";
import { deferred } from "../support/deferred";

test("energy that the server doesn't keep comes back, and is spent at the next try", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const first = page.getByRole("region", { name: "Tides" }).getByRole("listitem").first();
  const spend = page.getByRole("button", { name: "Spend Tides, level 1" });
  const address = "/api/characters/*/energy";
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await spend.click();
  await expect(toastOf(page, "Failed to update character.").first()).toBeVisible();
  await expect(first).not.toHaveText(/\/4/);
  await page.unroute(address);
  await spend.click();
  await expect(first).toHaveText(/3\/4/);
});

/** What one button does, after a question or without. */
interface Deed {
  button: string;
  /** The answer to its question. */
  accept?: string;
  address: RegExp;
  failed: string;
  done: string;
}

/** Fails twice and is still there to be done; then impatient people do it once. */
const triedThrice = async (page: Page, { button, accept, address, failed, done }: Deed) => {
  const press = page.getByRole("button", { name: button, exact: true });
  const agree = page.getByRole("alertdialog").getByRole("button", { name: accept ?? "", exact: true });
  const fail = async (act: (route: Route) => Promise<void>) => {
    await page.route(address, act);
    const tried = page.waitForRequest(address);
    await press.click();
    if (accept) await agree.click();
    await (await tried).response();
    await expect(page.getByText(failed).first()).toBeVisible();
    await expect(press).not.toHaveAttribute("aria-busy");
    await page.unroute(address);
  };
  await fail((route) => route.fulfill({ status: 500, json: {} }));
  await fail((route) => route.abort());
  let calls = 0;
  const answer = deferred();
  await page.route(address, async (route) => {
    calls += 1;
    await answer.promise;
    await route.fallback();
  });
  if (accept) await press.click();
  await (accept ? agree : press).dblclick();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("Enter");
  answer.resolve();
  await expect(page.getByText(done)).toBeVisible();
  await page.unroute(address);
  expect(calls, button).toBe(1);
};

test("a player's role, their leaving and an invite that can't be changed stay, and change once at the next try", async ({
  creator,
  player,
  stranger,
  campaign,
}) => {
  await creator.api.post("/api/campaigns/invite", {
    data: { campaign_id: campaign.id, receiver_id: stranger.id },
  });
  const page = await openBook(creator, campaign);
  await page.getByRole("tab", { name: "Players" }).click();
  await triedThrice(page, {
    button: `Make admin of ${player.username}`,
    address: /\/roles\/\d+$/,
    failed: "Failed to change role.",
    done: `${player.username} is now an admin.`,
  });
  await page.getByRole("tab", { name: "Invitations" }).click();
  await triedThrice(page, {
    button: `Withdraw the invite to ${stranger.username}`,
    address: /\/api\/invites\/\d+$/,
    failed: "Failed to withdraw invite.",
    done: "Invite withdrawn.",
  });
  await page.getByRole("tab", { name: "At the table" }).click();
  await triedThrice(page, {
    button: `Remove ${player.username}`,
    accept: "Remove",
    address: /\/api\/campaigns\/\d+\/\w+\/\d+$/,
    failed: "Failed to remove player.",
    done: `${player.username} was removed from the campaign.`,
  });
  await expect(page.getByRole("button", { name: /^(Remove|Withdraw)/ })).toHaveCount(0);
});

test("invites are answered once, after answers that failed", async ({ creator, stranger, campaign }) => {
  const other = await found(creator, "Embers of Khar Dul");
  for (const { id } of [campaign, other])
    await creator.api.post("/api/campaigns/invite", { data: { campaign_id: id, receiver_id: stranger.id } });
  const page = await stranger.page();
  await page.goto("/profile");
  const answering = {
    address: /\/api\/invites\/respond$/,
    failed: "Failed to accept/decline the invite. Please try again.",
  };
  await triedThrice(page, {
    ...answering,
    button: `Decline the invite to ${other.name}`,
    done: `You declined the invite to ${other.name}.`,
  });
  await triedThrice(page, {
    ...answering,
    button: `Accept the invite to ${campaign.name}`,
    done: `You joined ${campaign.name}.`,
  });
  const shelf = (await (await stranger.api.get("/api/campaigns/my")).json()) as { campaign_id: number }[];
  expect(shelf.map(({ campaign_id: id }) => id)).toEqual([campaign.id]);
});

test("an encounter and a character that the server doesn't delete are back", async ({
  creator,
  campaign,
}) => {
  await addIsolde(creator, campaign);
  await addEncounter(creator, campaign);
  const page = await creator.page();
  for (const [open, kind, name] of [
    [openCharacter, "character", "Isolde Marrow"],
    [openEncounter, "encounter", "Drowned Sexton"],
  ] as const) {
    await open(creator, campaign);
    const address = new RegExp(`/api/${kind}s/\\d+$`);
    await page.route(address, (route) => route.abort());
    const card = page.getByRole("button", { name: new RegExp(name) });
    await page.getByRole("button", { name: `Delete ${kind}` }).click();
    await expect(card).toHaveCount(0);
    // The page after the one that sent it says that it failed.
    await page.reload();
    await expect(page.getByText(`Failed to delete ${kind}.`)).toBeVisible();
    await expect(card).toBeVisible();
    await open(creator, campaign);
    await page.getByRole("button", { name: `Delete ${kind}` }).click();
    await expect(card).toHaveCount(0);
    // Turning to another part of the book leaves no time to take it back.
    await page.getByRole("link", { name: "Campaign", exact: true }).click();
    await expect(page.getByText(`Failed to delete ${kind}.`)).toBeVisible();
    await page.unroute(address);
    await page.goto(`/${kind}`);
    await expect(card).toBeVisible();
  }
});

test("a copy that is made late leaves the page to what is written meanwhile", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const answer = deferred();
  const address = "**/api/characters/*/duplicate";
  await page.route(address, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  const asked = page.waitForRequest(address);
  await page.getByRole("button", { name: "Duplicate" }).click();
  await asked;
  await page.getByRole("button", { name: "+ Create Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  await dialog.getByLabel("Name").fill("Yew longbow");
  answer.resolve();
  await expect(toastOf(page, "Character duplicated successfully!")).toBeAttached();
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Character item created!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Isolde Marrow", exact: true })).toBeVisible();
  const items = await (await player.api.get(`/api/character-inventory/character/${id}`)).json();
  expect(items).toMatchObject([{ item_name: "Yew longbow" }]);
});
