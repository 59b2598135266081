// `npm run bench:memory`: what the server holds in memory under a hundred requests a second, and under twenty uploads at once.
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { issueToken } from "@/lib/server/auth/session-token";
import { bytesOf, load } from "./load";
import { option } from "./option";
import { residentOf, SECRET, serveProduct } from "./servers";
import { addTable, makeDatabase } from "./world";

const REQUESTS = option("requests", 36_000);
/** Requests a second; 0 for as many as are answered. */
const RATE = option("rate", 100);
const SAMPLES = 12;
const UPLOADS = 20;
const SIDE = 6000;

process.env["NEXTAUTH_SECRET"] = SECRET;
const { url, db, drop } = await makeDatabase();
try {
  const { userId, campaignId, characterId, noteId, text } = await addTable(db);
  const token = await issueToken({ userId, sessionVersion: 1 });
  const product = await serveProduct(url);
  const cookie = `next-auth.session-token=${token}; selectedCampaignId=${campaignId}`;
  const requests = [
    { method: "GET", path: "/api/campaigns/my", token },
    { method: "GET", path: `/api/characters/${campaignId}`, token },
    { method: "GET", path: `/api/character-inventory/character/${characterId}`, token },
    { method: "PUT", path: `/api/dm-notes/${noteId}`, token, body: JSON.stringify({ note_text: text }) },
    { method: "GET", path: "/home", cookie },
    { method: "GET", path: "/campaign", cookie },
  ].map(bytesOf);
  let sent = 0;
  const next = () => requests[(sent += 1) % requests.length] ?? Buffer.alloc(0);
  const seen: { sent: number; megabytes: number }[] = [];
  // A tenth of an hour's, six minutes long.
  while (sent < REQUESTS) {
    const until = ((seen.length + 1) * REQUESTS) / SAMPLES;
    while (sent < until) {
      const { errors } = await load({
        port: product.port,
        next,
        connections: 8,
        seconds: 1,
        status: 200,
        perSecond: RATE || undefined,
      });
      if (errors > 0) throw new Error(`${errors} requests failed`);
    }
    seen.push({ sent, megabytes: residentOf(product.pid) });
    console.log(`${String(sent).padStart(7)} requests: ${residentOf(product.pid).toFixed(0)} MB`);
  }
  const late = seen.slice(SAMPLES / 2);
  const [first, last] = [late.at(0), late.at(-1)];
  if (first && last)
    console.log(
      `Slope over the second half: ${(((last.megabytes - first.megabytes) / (last.sent - first.sent)) * 10_000).toFixed(1)} MB in 10,000 requests`,
    );
  const noise = { type: "gaussian" as const, mean: 128, sigma: 6 };
  const picture = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: "grey", noise },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  let highest = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      highest = Math.max(highest, residentOf(product.pid));
      await pause(20);
    }
  })();
  const statuses = await Promise.all(
    Array.from({ length: UPLOADS }, async () => {
      const form = new FormData();
      form.set("campaign_name", "A book with a map");
      form.set("map_img", new File([new Uint8Array(picture)], "map.jpg", { type: "image/jpeg" }));
      const headers = { authorization: `Bearer ${token}` };
      const address = `http://127.0.0.1:${product.port}/api/campaigns/create`;
      return (await fetch(address, { method: "POST", headers, body: form })).status;
    }),
  );
  isOver = true;
  await watch;
  const made = statuses.filter((status) => status === 201).length;
  console.log(
    `${UPLOADS} uploads of ${(picture.byteLength / 1e6).toFixed(1)} MB, ${SIDE} x ${SIDE} pixels, at once: ${made} stored, at most ${highest.toFixed(0)} MB`,
  );
  await product.stop();
} finally {
  await drop();
}
