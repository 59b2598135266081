// `npm run bench:large-book`: what the pages of a book cost that is as large as the limits let it become, and how long somebody else waits meanwhile.
import { AppServer, type Kind } from "@/e2e/support/app-server";
import { join } from "@/e2e/support/cast";
import { loadPage, makeLargeBook } from "@/e2e/support/large-book";
import { option } from "./option";
import { slowestMeanwhile } from "./slowest-meanwhile";

const PAGES = ["/campaign", "/fight", "/character", "/encounter"];
const ROUNDS = option("rounds", 3);
const PATIENCE = option("patience", 90_000);

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const measure = async (kind: Kind): Promise<void> => {
  const server = await AppServer.make(kind, "postgres://postgres@127.0.0.1:5432/postgres");
  server.env["RATE_LIMIT_FACTOR"] = "1000000";
  try {
    await server.start();
    const keeper = await join(server.address, "Maren");
    const size = {
      notes: option("notes", 400),
      noteLength: 200_000,
      fights: option("fights", 60),
      combatants: 200,
      characters: option("characters", 100),
    };
    const campaign = await makeLargeBook(keeper, size);
    console.log(`${kind}: ${JSON.stringify(size)}`);
    for (const page of PAGES) {
      const loads: Awaited<ReturnType<typeof loadPage>>[] = [];
      let slowest = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const load = loadPage(server.address, page, keeper, campaign);
        const inTime = Promise.race([
          load,
          new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE).unref()),
        ]);
        const [loaded, waited] = await Promise.all([inTime, slowestMeanwhile(server.address, inTime)]);
        slowest = Math.max(slowest, waited);
        if (loaded) loads.push(loaded);
        else break;
      }
      const { status } = loads[0] ?? {};
      console.log(
        loads.length === 0
          ? `${page.padEnd(12)} no answer in ${PATIENCE} ms; others wait ${slowest.toFixed(0)} ms`
          : `${page.padEnd(12)} ${status} ${median(loads.map(({ bytes }) => bytes))} bytes, ${median(loads.map(({ ms }) => ms)).toFixed(0)} ms; others wait ${slowest.toFixed(0)} ms`,
      );
    }
  } finally {
    await server.remove();
  }
};

await measure("embedded");
await measure("PostgreSQL");
