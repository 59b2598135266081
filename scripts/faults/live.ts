import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { launchOptions, findBrowser } from "../../e2e/support/browser";
import { listen } from "../../e2e/support/event-stream";
import { storageOf } from "../../e2e/support/people";
import { AppServer } from "../../e2e/support/app-server";
import { type Case, check, type Later } from "./case";
import { behindRelay } from "./database";
import { Relay } from "./relay";
import { type Player, playerAt } from "./table";

const MOST = 9000;

const addCharacter = async ({ send, campaign }: Player): Promise<number> => {
  const fields = { character_name: "Isolde", character_max_HP: MOST, character_current_HP: MOST };
  const made = await send("POST", "/api/characters", { campaign_id: campaign, ...fields });
  return (made.json() as { character_id: number }).character_id;
};
const hurt = async ({ send }: Player, character: number, times: number): Promise<void> => {
  const path = `/api/characters/${character}/hit-points`;
  const all = await Promise.all(Array.from({ length: times }, () => send("POST", path, { change: -1 })));
  check(
    all.every(({ status }) => status === 200),
    `damage was answered ${all.map(({ status }) => status).join(", ")}`,
  );
};

/** The sheet of the character in a browser, by an address that may be a relay's. */
const openSheet = async (baseURL: string, player: Player, character: number, later: Later): Promise<Page> => {
  findBrowser();
  const browser = await chromium.launch(launchOptions());
  later(() => browser.close());
  const { user_id: id } = (await player.send("GET", "/api/users/me")).json() as { user_id: number };
  const selected = { selectedCampaignId: String(player.campaign), selectedCharacterId: String(character) };
  const storageState = storageOf(baseURL, { token: player.token, id }, selected);
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

const served = async (later: Later) => {
  const place = await AppServer.make("embedded");
  later(() => place.remove());
  place.env["LOG_LEVEL"] = "debug";
  await place.start();
  const relay = await Relay.before(place.address);
  later(() => relay.gone());
  const player = await playerAt(place);
  const character = await addCharacter(player);
  return { place, relay, player, character };
};

export const liveCases: Case[] = [
  {
    name: "a live book whose connection is cut or held, whose server restarts",
    bound: 240,
    run: async (later) => {
      const { place, relay, player, character } = await served(later);
      const page = await openSheet(new URL(relay.through(place.address)).origin, player, character, later);
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
      check((await page.getByText("Something went wrong").count()) === 0, "an error page");
      check(streamsOf(place) === 1, `${streamsOf(place)} streams for one browser`);
      return `drawn ${cut} ms after the cut, ${held} ms after it was held, ${restarted} ms after the restart, then in ${again} ms`;
    },
  },
  {
    name: "a hundred changes in one second, and no stream left over",
    bound: 120,
    run: async (later) => {
      const { place, player, character } = await served(later);
      const page = await openSheet(place.address, player, character, later);
      await drawn(page, MOST);
      await pause(1500);
      let asked = 0;
      page.on("request", (request) => {
        if (request.method() === "GET" && request.url().includes("/api/characters/")) asked += 1;
      });
      await hurt(player, character, 100);
      const took = await drawn(page, MOST - 100);
      check(asked < 20, `the browser asked ${asked} times`);
      await page.context().close();
      const until = Date.now() + 10_000;
      while (streamsOf(place) > 0 && Date.now() < until) await pause(100);
      check(streamsOf(place) === 0, `${streamsOf(place)} streams are left over`);
      return `drawn ${took} ms after the last answer with ${asked} questions; no stream left`;
    },
  },
  {
    name: "the database away for ten seconds while streams are open",
    bound: 120,
    run: async (later) => {
      const { relay, place, player } = await behindRelay(later);
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
      check(told.length === 1, `told ${told.length} times`);
      return `the same stream goes on; calls are answered ${recovered} ms after the database is back`;
    },
  },
];
