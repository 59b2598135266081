import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
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
import { OPERATOR } from "./operator";
import { takeReadyAccount } from "./ready-accounts";
import { routesAtOnce } from "./routes-at-once";
import { SESSION_SECRET } from "./session-secret.mjs";
import { waitingForHydration } from "./wait-for-hydration";
import { witness } from "./witness";

export const PASSWORD = OPERATOR.password;

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
type SignedIn = Pick<Person, "id" | "username" | "email" | "token">;

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

/**
 * The test's view of a signed-in user: the API client and the browser that carry their session token. `leave` closes both, and throws where a
 * page violated the Content Security Policy.
 */
const personBy = async (world: World, { id, username, email, token }: SignedIn) => {
  const { playwright, browser, baseURL, pool } = world;
  const api = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
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
    username,
    email,
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
    await api.dispose();
    if (violations.length > 0) throw new Error(`The content policy was broken: ${violations.join("\n")}`);
  };
  return { person, leave };
};

/** Logs an existing account in by the API. @returns what `personBy` does */
export const logIn = async (world: World, { username, email, password }: Account) => {
  const answer = await clientOf(world.baseURL)("POST", "/api/users/login", { email, password });
  const { token } = answer.json() as { token: string };
  const me = await clientOf(world.baseURL, token)("GET", "/api/users/me");
  const { user_id: id } = me.json() as { user_id: number };
  return personBy(world, { id, username, email, token });
};

/** The session version of a new account, which its tokens have to carry: the default of the column. */
const FIRST_SESSION = 1;

/**
 * A new user of this name, signed in: an unused account that `prepare.ts` inserted, with a token that is issued here, or, where none is left,
 * one that signs up and logs in by the API. The first hashes no password. @returns what `personBy` does
 */
export const signUp = async (world: World, username: string) => {
  const ready = takeReadyAccount(world.baseURL, username);
  if (ready) {
    const claims = { sub: String(ready.id), sessionVersion: FIRST_SESSION };
    const token = await encode({ token: claims, secret: SESSION_SECRET });
    return personBy(world, { ...ready, username, token });
  }
  const email = `${username.toLowerCase().replaceAll(" ", ".")}.${randomUUID()}@tomekeeper.example`;
  const account = { username, email, password: PASSWORD };
  await clientOf(world.baseURL)("POST", "/api/users/signup", account);
  return logIn(world, account);
};
