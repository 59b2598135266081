import { randomUUID } from "node:crypto";
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  ConsoleMessage,
  Page,
  PlaywrightWorkerArgs,
} from "@playwright/test";
import { clientOf, type Send } from "./client";
import type { ContextPool } from "./context-pool";
import { routesAtOnce } from "./routes-at-once";
import { waitingForHydration } from "./wait-for-hydration";
import { witness } from "./witness";

export const PASSWORD = "lantern";

/** Somebody with an account: a client of the API with their token, and a signed-in browser on demand. */
export interface Person {
  id: number;
  username: string;
  email: string;
  token: string;
  /** Sends the person's bearer token with every request. */
  api: APIRequestContext;
  /** The same without Playwright's traces, for what stands ready before a test begins. */
  send: Send;
  /** A page of the person's own signed-in browser; the same one at each call. */
  page: () => Promise<Page>;
  /** Has that browser keep what is selected, by the keys of browser storage; `cookies` names those that the server reads too. */
  select: (kept: Record<string, string>, cookies: readonly string[]) => Promise<void>;
  /** A further browser in which the person is signed in. */
  browser: () => Promise<BrowserContext>;
}

interface World {
  playwright: PlaywrightWorkerArgs["playwright"];
  browser: () => Promise<Browser>;
  baseURL: string;
  pool: ContextPool;
}
interface Account {
  username: string;
  email: string;
  password: string;
}

export const COOKIE = "next-auth.session-token";

const cookie = (baseURL: string, name: string, value: string) => ({
  name,
  value,
  domain: new URL(baseURL).hostname,
  path: "/",
  expires: -1,
  httpOnly: name === COOKIE,
  secure: false,
  sameSite: "Lax" as const,
});

/** What the browser of a person keeps who is signed in and has selected records, by the keys of browser storage. */
export const storageOf = (
  baseURL: string,
  { token, id }: Pick<Person, "token" | "id">,
  selected: Record<string, string> = {},
) => {
  const chosen = Object.entries(selected);
  return {
    cookies: [cookie(baseURL, COOKIE, token), ...chosen.map(([key, value]) => cookie(baseURL, key, value))],
    origins: [
      {
        origin: baseURL,
        localStorage: [["token", token], ["user_id", String(id)], ...chosen].map(
          ([name = "", value = ""]) => ({
            name,
            value,
          }),
        ),
      },
    ],
  };
};

/** Logs an existing account in. `leave` closes what the person opened and fails if a page broke the content policy. */
export const logIn = async (world: World, account: Account) => {
  const { playwright, browser, baseURL, pool } = world;
  const door = await playwright.request.newContext({ baseURL });
  const answer = await door.post("/api/users/login", {
    data: { email: account.email, password: account.password },
  });
  const { token } = (await answer.json()) as { token: string };
  const api = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const { user_id: id } = (await (await api.get("/api/users/me")).json()) as { user_id: number };
  const state = storageOf(baseURL, { token, id });
  const leavers: (() => Promise<void>)[] = [];
  const violations: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  };
  const open = async () => {
    const context = routesAtOnce(
      await (await browser()).newContext({
        baseURL,
        viewport: { width: 1440, height: 900 },
        storageState: state,
      }),
    );
    context.on("console", note);
    witness(context);
    leavers.push(() => context.close());
    return context;
  };
  let own: Promise<{ context: BrowserContext; page: Page }> | undefined;
  const usual = () => {
    own ??= pool.take(baseURL, state).then(async (context) => {
      context.on("console", note);
      const stopWitnessing = witness(context);
      leavers.push(() => {
        stopWitnessing();
        return pool.giveBack(context.off("console", note));
      });
      return { context, page: waitingForHydration(await context.newPage()) };
    });
    return own;
  };
  const person: Person = {
    id,
    token,
    username: account.username,
    email: account.email,
    api,
    send: clientOf(baseURL, token),
    browser: open,
    page: async () => (await usual()).page,
    select: async (kept, cookies) => {
      const { context } = await usual();
      const entries = Object.entries(kept);
      const sent = entries.filter(([name]) => cookies.includes(name));
      await context.addCookies(sent.map(([name, value]) => cookie(baseURL, name, value)));
      await pool.keep(context, entries);
    },
  };
  const leave = async () => {
    await Promise.all(leavers.map((close) => close()));
    await Promise.all([door.dispose(), api.dispose()]);
    if (violations.length > 0) throw new Error(`The content policy was broken: ${violations.join("\n")}`);
  };
  return { person, leave };
};

/** A fresh account, logged in. */
export const signUp = async (world: World, username: string) => {
  const email = `${username.toLowerCase().replaceAll(" ", ".")}.${randomUUID()}@tomekeeper.example`;
  const door = await world.playwright.request.newContext({ baseURL: world.baseURL });
  await door.post("/api/users/signup", { data: { username, email, password: PASSWORD } });
  await door.dispose();
  return logIn(world, { username, email, password: PASSWORD });
};
