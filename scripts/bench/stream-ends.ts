// `npm run bench:stream-ends`: opens streams in the moment in which their person is removed, becomes a player or is logged out everywhere,
// by another instance on the same PostgreSQL, and counts how many end.
import { join, type Player } from "@/e2e/support/cast";
import { listen } from "@/e2e/support/event-stream";
import { enlist, make, makeCampaign } from "@/e2e/support/make";
import { option } from "./option";
import { serveProduct } from "./servers";
import { makeDatabase } from "./world";

const ROUNDS = option("rounds", 300);
/** So many milliseconds the change comes after the stream is asked for, at most. */
const SPREAD = option("spread", 12);
/** A stream that should end and is open after so many milliseconds is one that hears on. */
const PATIENCE = 1500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Round {
  name: string;
  /** Whether a stream that is open may be: it was asked for after the change, and hears nothing that the person may not. */
  mayStay?: (stream: Awaited<ReturnType<typeof listen>>) => Promise<boolean>;
  /** Makes the person what they are before the change; answers the token of their stream. */
  prepare: () => Promise<string>;
  change: () => Promise<{ status: number }>;
}

const count = async (site: string, campaign: number, { name, prepare, change, mayStay }: Round) => {
  const counts = { refused: 0, ended: 0, open: 0, rightly: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await prepare();
    const later = pause(Math.random() * SPREAD).then(change);
    const [stream, { status }] = await Promise.all([listen(site, token, { campaign }), later]);
    if (status >= 300) throw new Error(`The change was answered with ${status}`);
    if (stream.status !== 200) counts.refused += 1;
    else if (await Promise.race([stream.ended.then(() => true), pause(PATIENCE).then(() => false)]))
      counts.ended += 1;
    else if (await mayStay?.(stream)) counts.rightly += 1;
    else counts.open += 1;
    stream.close();
  }
  const { refused, ended, open, rightly } = counts;
  console.log(
    `${name.padEnd(24)}${ended} of ${ended + open} that had to end ended; ${refused} were refused, ${rightly} opened after the change`,
  );
  return open;
};

const { url, drop } = await makeDatabase();
const [one, other] = await Promise.all([serveProduct(url), serveProduct(url)]);
let open = 0;
try {
  const [site, elsewhere] = [one, other].map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
  const keeper = await join(elsewhere, "Maren");
  const campaign = await makeCampaign(keeper);
  const helper = await join(elsewhere, "Adair");
  await enlist(keeper, campaign, helper);
  const role = (of: Player, to: string) =>
    keeper.send("PUT", `/api/campaigns/${campaign}/roles/${of.id}`, { role: to });
  const rounds: Round[] = [
    {
      name: "became a player",
      prepare: async () => {
        await role(helper, "admin");
        return helper.token;
      },
      change: () => role(helper, "player"),
      mayStay: async (stream) => {
        // A note is a dungeon master's; the campaign is told to all, and after it.
        await make(keeper, "dm-notes", { campaign_id: campaign, note_text: "Hidden" });
        await keeper.send("PUT", `/api/campaigns/${campaign}`, { setting: String(Math.random()) });
        await stream.change("campaign");
        return !stream.events.some(({ data }) => data["kind"] === "notes");
      },
    },
    {
      name: "removed",
      prepare: async () => {
        const member = (await keeper.send("GET", `/api/campaigns/${campaign}/roles`)).json() as {
          user_id: number;
        }[];
        if (!member.some(({ user_id }) => user_id === helper.id)) await enlist(keeper, campaign, helper);
        return helper.token;
      },
      change: () => keeper.send("DELETE", `/api/campaigns/${campaign}/roles/${helper.id}`),
    },
  ];
  for (const round of rounds) open += await count(site, campaign, round);
  await enlist(keeper, campaign, helper);
  let token = helper.token;
  open += await count(site, campaign, {
    name: "logged out everywhere",
    prepare: async () => {
      const answer = await helper.send("POST", "/api/users/login", {
        email: helper.email,
        password: "lantern",
      });
      ({ token } = answer.json() as { token: string });
      return token;
    },
    change: async () =>
      fetch(`${elsewhere}/api/users/logout`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ everywhere: true }),
      }),
  });
} finally {
  await Promise.all([one.stop(), other.stop()]);
  await drop();
}
if (open > 0) process.exitCode = 1;
