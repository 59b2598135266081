// Started by attack.ts: sends one kind of attack until it is told that it is enough, and tells how often each status came.
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { ATTACKS, attack } from "@/e2e/fuzz/attacks";

const [kind = "", port = "", token = ""] = process.argv.slice(2);
/** What is sent at once. */
const AT_ONCE = 8;

const siege = ATTACKS[Number(kind) - 1];
if (!siege) throw new Error(`There is no attack ${kind}`);
const end = new AbortController();
const attacked = attack(siege, {
  baseURL: `http://127.0.0.1:${port}`,
  token,
  atOnce: AT_ONCE,
  signal: end.signal,
});
await once(process, "message");
end.abort();
// A large body that is cut short may never be told to have ended.
process.send?.(await Promise.race([attacked, pause(2_000, {})]));
process.disconnect();
