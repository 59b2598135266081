// Started by attack.ts: sends one kind of attack until it is told that it is enough, and tells how often each status came.
import { ATTACKS, attack } from "@/e2e/fuzz/attacks";

const [kind = "", port = "", token = ""] = process.argv.slice(2);
/** What is sent at once. */
const AT_ONCE = 8;

const siege = ATTACKS[Number(kind) - 1];
if (!siege) throw new Error(`There is no attack ${kind}`);
const end = new AbortController();
process.once("message", () => end.abort());
const statuses = await attack(siege, {
  baseURL: `http://127.0.0.1:${port}`,
  token,
  atOnce: AT_ONCE,
  signal: end.signal,
});
process.send?.(statuses);
process.disconnect();
