import { setTimeout as pause } from "node:timers/promises";
import { clientOf, type Send } from "../../e2e/support/client";
import { png } from "../../e2e/support/images";
import type { AppServer } from "../../e2e/support/app-server";
import { check } from "./case";

/** A clear answer comes within so many milliseconds. */
const PATIENCE = 5_000;

export type Player = { send: Send; token: string; campaign: number };

const person = { username: "Maren", email: "maren@tomekeeper.example", password: "lantern" };

/** Somebody with a campaign to write notes in. */
export async function playerAt({ address }: AppServer): Promise<Player> {
  await clientOf(address)("POST", "/api/users/signup", person);
  const { token } = (await clientOf(address)("POST", "/api/users/login", person)).json() as { token: string };
  const send = clientOf(address, token);
  const made = await send("POST", "/api/campaigns/create", { campaign_name: "The Salt Crown" });
  return { send, token, campaign: (made.json() as { campaign_id: number }).campaign_id };
}

export const logIn = ({ address }: AppServer) => clientOf(address)("POST", "/api/users/login", person);

export const writeNote = ({ send, campaign }: Player, text: string) =>
  send("POST", "/api/dm-notes", { campaign_id: campaign, note_text: text });

/** The texts of all notes: a long list comes in parts, each of which says where the next begins. */
export async function notesOf({ send, campaign }: Player): Promise<string[]> {
  const texts: string[] = [];
  let part: string | undefined = `/api/dm-notes/${campaign}`;
  while (part !== undefined) {
    const answer = await send("GET", part);
    texts.push(...(answer.json() as { note_text: string }[]).map(({ note_text: text }) => text));
    part = /^<(.+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return texts;
}

/** A campaign with a picture on its cover; answers the status and how long it took to come. */
export async function upload({ address }: AppServer, { token }: Player): Promise<Response> {
  const body = new FormData();
  body.set("campaign_name", "With a cover");
  body.set("cover_img", new Blob([new Uint8Array(noisy())]), "cover.png");
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${address}/api/campaigns/create`, { method: "POST", headers, body });
}

const noisy = () => png(400, 600, [Math.random() * 255, Math.random() * 255, 140]);

type Answer = { status: number; headers: Headers };

/** Whether a request is refused as it should be while something is away: 503 with Retry-After, in time. Answers milliseconds. */
export async function refused(ask: () => Promise<Answer>): Promise<number> {
  const began = Date.now();
  const { status, headers } = await ask();
  const took = Date.now() - began;
  check(status === 503, `answered ${status}`);
  check(Number(headers.get("retry-after")) > 0, "503 without Retry-After");
  check(took <= PATIENCE, `503 only after ${took} ms`);
  return took;
}

/** Waits until a request succeeds again, without a restart; answers milliseconds. */
export async function recovers(ask: () => Promise<Answer>, most = 15_000): Promise<number> {
  const began = Date.now();
  for (;;) {
    const { status } = await ask();
    const took = Date.now() - began;
    if (status < 300) return took;
    check(took < most, `still ${status} after ${took} ms`);
    await pause(100);
  }
}

/** Several at once, as a table of players asks; the slowest counts. */
export const together = async (count: number, ask: () => Promise<number>): Promise<number> =>
  Math.max(...(await Promise.all(Array.from({ length: count }, ask))));
