import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { join, type Player as Person } from "../support/cast";
import { png } from "../support/images";
import { makeCampaign } from "../support/make";
import type { AppServer } from "../support/app-server";

/** A clear answer comes within so many milliseconds. */
const PATIENCE = 5_000;

export type Player = Person & { campaign: number };

/** Somebody with a campaign to write notes in. */
export async function playerAt({ address }: AppServer): Promise<Player> {
  const player = await join(address, "Maren");
  return { ...player, campaign: await makeCampaign(player) };
}

export const writeNote = ({ send, campaign }: Player, text: string) =>
  send("POST", "/api/dm-notes", { campaign_id: campaign, note_text: text });

/** The texts of all notes: a long list comes in parts, each of which says where the next begins. */
async function notesOf({ send, campaign }: Player): Promise<string[]> {
  const texts: string[] = [];
  let part: string | undefined = `/api/dm-notes/${campaign}`;
  while (part !== undefined) {
    const answer = await send("GET", part);
    texts.push(...(answer.json() as { note_text: string }[]).map(({ note_text: text }) => text));
    part = /^<(.+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return texts;
}

/** That no note is lost that was acknowledged. */
export async function allKept(player: Player, kept: readonly string[]): Promise<void> {
  const there = new Set(await notesOf(player));
  const lost = kept.filter((text) => !there.has(text));
  assert(lost.length === 0, `${lost.length} of ${kept.length} acknowledged notes are lost`);
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

export const health = ({ address }: AppServer) => fetch(`${address}/api/health`);

type Answer = { status: number; headers: Headers };

/** Whether a request is refused as it should be while something is away: 503 with Retry-After, in time. Answers milliseconds. */
export async function refused(ask: () => Promise<Answer>): Promise<number> {
  const began = Date.now();
  const { status, headers } = await ask();
  const took = Date.now() - began;
  assert(status === 503, `answered ${status}`);
  assert(Number(headers.get("retry-after")) > 0, "503 without Retry-After");
  assert(took <= PATIENCE, `503 only after ${took} ms`);
  return took;
}

/** Waits until a request succeeds again, without a restart; answers milliseconds. */
export async function recovers(ask: () => Promise<Answer>, most = 15_000): Promise<number> {
  const began = Date.now();
  for (;;) {
    const { status } = await ask();
    const took = Date.now() - began;
    if (status < 300) return took;
    assert(took < most, `still ${status} after ${took} ms`);
    await pause(100);
  }
}

/** Several at once, as a table of players asks; the slowest counts. */
export const together = async (count: number, ask: () => Promise<number>): Promise<number> =>
  Math.max(...(await Promise.all(Array.from({ length: count }, ask))));
