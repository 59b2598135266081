import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { listen } from "../support/event-stream";
import { make } from "../support/make";
import { storageOf } from "../support/people";
import type { AppServer } from "../support/app-server";
import { saw, test as faults } from "./fixtures";
import { Relay } from "./relay";
import { type Player, playerAt } from "./table";

const MOST = 9000;

const addCharacter = async (by: Player): Promise<number> => {
  const fields = { character_name: "Isolde", character_max_HP: MOST, character_current_HP: MOST };
  return (await make(by, "characters", { campaign_id: by.campaign, ...fields }))["character_id"] ?? 0;
};
const hurt = async ({ send }: Player, character: number, times: number): Promise<void> => {
  const path = `/api/characters/${character}/hit-points`;
  const all = await Promise.all(Array.from({ length: times }, () => send("POST", path, { change: -1 })));
  assert(
    all.every(({ status }) => status === 200),
    `damage was answered ${all.map(({ status }) => status).join(", ")}`,
  );
};

/** The sheet of the character in a browser, by an address that may be a relay's. */
const openSheet = async (browser: Browser, baseURL: string, { player, character }: Served): Promise<Page> => {
  const selected = { selectedCampaignId: String(player.campaign), selectedCharacterId: String(character) };
  const storageState = storageOf(baseURL, player, selected);
  const context = await browser.newContext({ baseURL, storageState });
  const page = await context.newPage();
  const greeted = page.waitForResponse((answer) => answer.url().includes("/api/live"));
  await page.goto("/character");
  await greeted;
  return page;
};

/** Waits until the glass shows so many hit points; answers milliseconds. */
const drawn = async (page: Page, hitPoints: number, most = 40_000): Promise<number> => {
  const began = Date.now();
  await page.getByText(`${hitPoints}/${MOST}`).first().waitFor({ timeout: most });
  return Date.now() - began;
};

/** How many streams the server says are open. */
const streamsOf = ({ said }: AppServer): number =>
  Number([...said.matchAll(/"streams":(\d+)/g)].at(-1)?.[1] ?? 0);

interface Served {
  place: AppServer;
  relay: Relay;
  player: Player;
  character: number;
}

const test = faults.extend<{ served: Served }>({
  /** A server with a relay before it, and a character in a book. */
  served: async ({ placeOn, later }, use) => {
    const place = await placeOn("embedded");
    place.env["LOG_LEVEL"] = "debug";
    await place.start();
    const relay = await Relay.before(place.address);
    later(() => relay.gone());
    const player = await playerAt(place);
    await use({ place, relay, player, character: await addCharacter(player) });
  },
});

test("a live book whose connection is cut or held, whose server restarts", async ({ served, browser }) => {
  const { place, relay, player, character } = served;
  const page = await openSheet(browser, new URL(relay.through(place.address)).origin, served);
  await drawn(page, MOST);
  await relay.gone();
  await hurt(player, character, 3);
  await pause(2000);
  await relay.back();
  const cut = await drawn(page, MOST - 3);
  relay.freeze();
  await hurt(player, character, 2);
  await pause(2000);
  await relay.back();
  const held = await drawn(page, MOST - 5);
  await place.stop();
  await place.start();
  await hurt(player, character, 1);
  const restarted = await drawn(page, MOST - 6);
  await hurt(player, character, 1);
  const again = await drawn(page, MOST - 7);
  assert((await page.getByText("Something went wrong").count()) === 0, "an error page");
  assert(streamsOf(place) === 1, `${streamsOf(place)} streams for one browser`);
  saw(
    `drawn ${cut} ms after the cut, ${held} ms after it was held, ${restarted} ms after the restart, then in ${again} ms`,
  );
});

test("a hundred changes in one second, and no stream left over", async ({ served, browser }) => {
  const { place, player, character } = served;
  const page = await openSheet(browser, place.address, served);
  await drawn(page, MOST);
  await pause(1500);
  let asked = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/api/characters/")) asked += 1;
  });
  await hurt(player, character, 100);
  const took = await drawn(page, MOST - 100);
  assert(asked < 20, `the browser asked ${asked} times`);
  await page.context().close();
  const until = Date.now() + 10_000;
  while (streamsOf(place) > 0 && Date.now() < until) await pause(100);
  assert(streamsOf(place) === 0, `${streamsOf(place)} streams are left over`);
  saw(`drawn ${took} ms after the last answer with ${asked} questions; no stream left`);
});

test("the database away for ten seconds while streams are open", async ({
  behindRelay: { relay, place, player },
  later,
}) => {
  const character = await addCharacter(player);
  const stream = await listen(place.address, player.token, { campaign: player.campaign });
  later(() => stream.close());
  await hurt(player, character, 1);
  await stream.change("characters");
  const before = stream.events.length;
  await relay.gone();
  await pause(10_000);
  await relay.back();
  const began = Date.now();
  while ((await fetch(`${place.address}/api/health`)).status !== 200) await pause(100);
  const recovered = Date.now() - began;
  await hurt(player, character, 1);
  await stream.next((one) => stream.events.indexOf(one) >= before && one.event === "change");
  const told = stream.events.slice(before).filter(({ event }) => event === "change");
  assert(told.length === 1, `told ${told.length} times`);
  saw(`the same stream goes on; calls are answered ${recovered} ms after the database is back`);
});
