// node scripts/first-calls.mjs [ADDRESS]: the first ten calls of an evening, by a dungeon master and a player who are new, against a server
// that runs there, such as a container. Says what was answered otherwise than it should be, and leaves the two with their campaign.
import fs from "node:fs";

const site = (process.argv[2] ?? "http://localhost:3000").replace(/\/+$/, "");
const PICTURE = fs.readFileSync(new URL("../public/link-preview.jpg", import.meta.url));
/** None of the calls, nor the stream, takes longer. Milliseconds. */
const PATIENCE = 60_000;

/** Calls, and answers the JSON; body is an object, or a form. Throws where the answer isn't a success. */
async function call(method, path, body, token) {
  const isForm = body instanceof FormData;
  const answer = await fetch(site + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    signal: AbortSignal.timeout(PATIENCE),
    body: isForm ? body : body && JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
  console.log(`${method} ${path}: ${answer.status}`);
  return answer;
}

async function newcomer(username) {
  const who = {
    username,
    email: `${username}.${crypto.randomUUID()}@tomekeeper.example`,
    password: "lantern",
  };
  await call("POST", "/api/users/signup", who);
  return (await (await call("POST", "/api/users/login", who)).json()).token;
}

const master = await newcomer("maren");
const form = new FormData();
form.set("campaign_name", "The Salt Crown");
form.set("cover_img", new Blob([PICTURE], { type: "image/jpeg" }), "cover.jpg");
const { campaign_id: id } = await (await call("POST", "/api/campaigns/create", form, master)).json();
const { url } = await (await call("POST", `/api/campaigns/${id}/invite-links`, { hours: 24 }, master)).json();
const player = await newcomer("tomas");
await call("POST", `/api/join/${url.split("/").at(-1)}`, undefined, player);
await call("POST", "/api/characters", { campaign_id: id, character_name: "Ilse" }, player);

const stream = await call("GET", `/api/live?campaign_id=${id}`, undefined, master);
const dice = { dice: { d20: 1 } };
await call("POST", `/api/campaigns/${id}/rolls`, dice, player);
const decoder = new TextDecoder();
let heard = "";
for await (const part of stream.body) {
  heard += decoder.decode(part, { stream: true });
  if (/^event: roll/m.test(heard)) break;
}
console.log("The dungeon master sees the player's roll.");
