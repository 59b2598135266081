import { expect, type Locator, type Page, type PlaywrightWorkerArgs } from "@playwright/test";
import { violationsOn } from "./accessibility";
import { ContextPool } from "./context-pool";
import { enlist, makeCampaign } from "./make";
import { OPERATOR } from "./operator";
import { logIn, type Person, signUp } from "./people";
import { routesAtOnce } from "./routes-at-once";
import { waitingForHydration } from "./wait-for-hydration";
import { base, witness } from "./witness";

/** A campaign with everybody at the table: `creator` made it, `admin`, `player` and `otherPlayer` are its members. */
export interface Campaign {
  id: number;
  name: string;
}

interface People {
  creator: Person;
  admin: Person;
  player: Person;
  otherPlayer: Person;
  /** Signed in, member of nothing. */
  stranger: Person;
  superAdmin: Person;
  campaign: Campaign;
  /** A further fresh account. */
  newcomer: (username: string) => Promise<Person>;
}

type Use<T> = (value: T) => Promise<void>;
type World = Parameters<typeof signUp>[0];

/** A campaign by the API; members and their roles by the fixtures. */
export const found = async (creator: Person, name: string): Promise<Campaign> => ({
  id: await makeCampaign(creator, name),
  name,
});

/** Cuts the stream of changes off: for tests of what a page does that doesn't know of a change yet. */
export const withoutLive = (page: Page) => page.route("/api/live*", (route) => route.abort());

export const test = base.extend<People & { world: World }, { launch: World["browser"]; pool: ContextPool }>({
  // A browser is launched when somebody first looks at a page, so that tests of the API need none, and once a worker: launching costs
  // more than most tests do. Each person has a context of their own in it.
  launch: [
    async ({ playwright }: PlaywrightWorkerArgs, use: Use<World["browser"]>, { project }) => {
      let launched: ReturnType<typeof playwright.chromium.launch> | undefined;
      await use(() => {
        launched ??= playwright.chromium.launch(project.use.launchOptions);
        return launched;
      });
      await (await launched)?.close();
    },
    { scope: "worker" },
  ],
  pool: [
    ({ launch }: { launch: World["browser"] }, use: Use<ContextPool>) => use(new ContextPool(launch)),
    { scope: "worker" },
  ],
  world: ({ playwright, baseURL, launch, pool }, use) =>
    use({ playwright, baseURL: baseURL ?? "", browser: launch, pool }),
  page: async ({ page, context }, use) => {
    witness(routesAtOnce(context));
    await use(waitingForHydration(page));
  },
  creator: ({ world }, use) => being(world, "Maren", use),
  stranger: ({ world }, use) => being(world, "Sable", use),
  admin: async ({ world, creator, campaign }, use) =>
    being(world, "Adair", async (person) => {
      await enlist(creator, campaign.id, person);
      await creator.api.put(`/api/campaigns/${campaign.id}/roles/${person.id}`, { data: { role: "admin" } });
      await use(person);
    }),
  player: async ({ world, creator, campaign }, use) => joined(world, "Tobias", { creator, campaign }, use),
  otherPlayer: async ({ world, creator, campaign }, use) =>
    joined(world, "Ysolt", { creator, campaign }, use),
  superAdmin: async ({ world }, use) => {
    const { person, leave } = await logIn(world, OPERATOR);
    await use(person);
    await leave();
  },
  campaign: async ({ creator }, use) => use(await found(creator, "The Salt Crown")),
  newcomer: async ({ world }, use) => {
    const leavers: (() => Promise<void>)[] = [];
    await use(async (username) => {
      const { person, leave } = await signUp(world, username);
      leavers.push(leave);
      return person;
    });
    for (const leave of leavers) await leave();
  },
});

async function being(world: World, username: string, use: Use<Person>): Promise<void> {
  const { person, leave } = await signUp(world, username);
  await use(person);
  await leave();
}

async function joined(
  world: World,
  username: string,
  { creator, campaign }: Pick<People, "creator" | "campaign">,
  use: Use<Person>,
): Promise<void> {
  await being(world, username, async (person) => {
    await enlist(creator, campaign.id, person);
    await use(person);
  });
}

/** Opens a section of the campaign's book as somebody who picked it from the shelf. */
export const openBook = async (person: Person, campaign: Campaign, section = "/campaign"): Promise<Page> => {
  const page = await person.page();
  const selected = {
    selectedCampaignId: String(campaign.id),
    selectedCampaignData: JSON.stringify({ campaign_id: campaign.id, campaign_name: campaign.name }),
  };
  await person.select(selected, ["selectedCampaignId"]);
  await page.goto(section);
  return page;
};

/** A toast that says this. */
export const toastOf = (page: Page, text: string): Locator =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true });

export const expectAccessible = async (page: Page): Promise<void> => {
  // A page that is rendered anew is without its title until the framework has put the new one there.
  await expect(page).toHaveTitle(/\S/);
  expect(await violationsOn(page)).toEqual([]);
};

export { expect };
