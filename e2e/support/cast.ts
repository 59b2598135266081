import type { PlaywrightWorkerArgs } from "@playwright/test";
import { clientOf, type Send } from "./client";
import { OPERATOR } from "./operator";
import { PASSWORD } from "./people";
import { base } from "./witness";

/** Everybody who may knock at the API, as seen from one campaign; `outside` is a super_admin who is no member. */
export const CALLERS = [
  "nobody",
  "stranger",
  "left",
  "outside",
  "owner",
  "other",
  "admin",
  "creator",
] as const;
export type CallerName = (typeof CALLERS)[number];

export interface Player {
  id: number;
  email: string;
  token: string;
  send: Send;
}
export type Cast = Record<Exclude<CallerName, "nobody"> | "guest", Player> & {
  sendAs: (name: CallerName) => Send;
  /** A fresh account, for calls that end the account which makes them. */
  standIn: () => Promise<Player>;
};

interface Account {
  email: string;
  password: string;
}

export const enter = async (baseURL: string, { email, password }: Account): Promise<Player> => {
  const answer = await clientOf(baseURL)("POST", "/api/users/login", { email, password });
  const { token } = answer.json() as { token: string };
  const send = clientOf(baseURL, token);
  const { user_id: id } = (await send("GET", "/api/users/me")).json() as { user_id: number };
  return { id, email, token, send };
};

export const join = async (baseURL: string, username: string): Promise<Player> => {
  const account = {
    email: `${username.toLowerCase()}.${crypto.randomUUID()}@tomekeeper.example`,
    password: PASSWORD,
  };
  await clientOf(baseURL)("POST", "/api/users/signup", { username, ...account });
  return enter(baseURL, account);
};

export const assemble = async (baseURL: string): Promise<Cast> => {
  const people = {
    stranger: await join(baseURL, "Sable"),
    left: await join(baseURL, "Lorn"),
    outside: await enter(baseURL, OPERATOR),
    owner: await join(baseURL, "Tobias"),
    other: await join(baseURL, "Ysolt"),
    admin: await join(baseURL, "Adair"),
    creator: await join(baseURL, "Maren"),
    guest: await join(baseURL, "Guest"),
  };
  const nobody = clientOf(baseURL);
  return {
    ...people,
    sendAs: (name) => (name === "nobody" ? nobody : people[name].send),
    standIn: () => join(baseURL, "Brief"),
  };
};

/** The address of the server under test, and the cast: once a worker. */
export const test = base.extend<object, { site: string; cast: Cast }>({
  site: [
    async ({ playwright: _ }: PlaywrightWorkerArgs, use: (site: string) => Promise<void>, { project }) =>
      use(project.use.baseURL ?? ""),
    { scope: "worker" },
  ],
  cast: [
    async ({ site }: { site: string }, use: (cast: Cast) => Promise<void>) => use(await assemble(site)),
    { scope: "worker" },
  ],
});
