// `npm run bench:plans`: how PostgreSQL answers each statement of every page and call where the tables are large. Prints the plans
// and fails where a large table is read from its beginning to its end.
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { assemble, type Cast } from "@/e2e/support/cast";
import { OPERATOR } from "@/e2e/support/operator";
import { addressIn, bodyIn, build } from "@/e2e/support/world";
import { endpoints } from "@/lib/contract/all";
import { hashPassword } from "@/lib/server/auth/password";
import { fill } from "./fill";
import { option } from "./option";
import { serveProduct } from "./servers";
import { makeDatabase, rowsOf } from "./world";

const CHARACTERS = option("characters", 100_000);
/** Below, reading all of a table is as good as any index. */
const LARGE = 1000;
const PAGES = [
  "/login",
  "/home",
  "/create",
  "/campaign",
  "/character",
  "/encounter",
  "/edit-campaign",
  "/profile",
  "/messages",
  "/admin-messages",
];
const CALLERS = ["creator", "outside", "stranger", "other"] as const;

/** Every call by four kinds of person and every page by two, so that each statement is asked once at least. */
const visit = async (baseURL: string, cast: Cast) => {
  for (const caller of CALLERS) {
    const world = await build(cast);
    const ordered = endpoints.toSorted(
      ({ method: one }, { method: other }) => Number(one === "DELETE") - Number(other === "DELETE"),
    );
    for (const endpoint of ordered.filter(({ path }) => !/\/users\/(me|logout)/.test(path)))
      await cast.sendAs(caller)(
        endpoint.method,
        addressIn(endpoint, world, cast),
        bodyIn(endpoint, world, cast),
      );
  }
  const world = await build(cast);
  for (const { token } of [cast.creator, cast.outside])
    for (const page of PAGES)
      await fetch(baseURL + page, {
        headers: {
          cookie: `next-auth.session-token=${token}; selectedCampaignId=${world["campaign"]}; editCampaignId=${world["campaign"]}; selectedCharacterId=${world["character"]}; selectedEncounterId=${world["encounter"]}`,
        },
      }).then((answer) => answer.text());
  const { send } = await cast.standIn();
  for (const endpoint of endpoints.filter(({ path }) => path.endsWith("/users/me")))
    await send(endpoint.method, endpoint.path, bodyIn(endpoint, world, cast));
};

const statementsIn = (log: string): string[] => {
  const entries = log.split("\n").filter((line) => line.includes('"msg":"statement"'));
  const texts = entries.map((line) => (JSON.parse(line) as { statement: string }).statement);
  return [...new Set(texts)].filter((text) => /^(select|insert|update|delete|with)\b/i.test(text)).toSorted();
};

const { url, db, drop } = await makeDatabase();
let failures = 0;
try {
  console.log(`Filling a database with ${CHARACTERS} characters …`);
  await fill(db, CHARACTERS);
  const { username, email, password } = OPERATOR;
  await db
    .insert(users)
    .values({ username, email, passwordHash: await hashPassword(password), role: "super_admin" });
  const product = await serveProduct(url, { env: { LOG_LEVEL: "debug" } });
  const baseURL = `http://localhost:${product.port}`;
  await visit(baseURL, await assemble(baseURL));
  const statements = statementsIn(readFileSync(product.log, "utf8"));
  await product.stop();
  const sizes = await db.execute(
    sql.raw(
      `select relname from pg_class where relkind = 'r' and reltuples > ${LARGE} and relname not like 'pg_%'`,
    ),
  );
  const large = rowsOf<{ relname: string }>(sizes).map(({ relname }) => relname);
  await db.transaction(async (tx) => {
    // The plan that a prepared statement is given, which knows none of its values.
    await tx.execute(sql.raw("set local plan_cache_mode = force_generic_plan"));
    for (const [index, text] of statements.entries()) {
      const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
      const values = count === 0 ? "" : `(${Array.from({ length: count }, () => "null").join(", ")})`;
      await tx.execute(sql.raw(`prepare statement_${index} as ${text}`));
      const answer = await tx.execute(sql.raw(`explain (costs off) execute statement_${index}${values}`));
      const plan = rowsOf<{ "QUERY PLAN": string }>(answer).map((row) => row["QUERY PLAN"]);
      const scans = plan.filter((line) => large.some((table) => line.includes(`Seq Scan on ${table}`)));
      failures += scans.length;
      console.log(`\n${text}\n${plan.map((line) => `    ${line}`).join("\n")}`);
      for (const scan of scans) console.log(`  ! ${scan.trim()}`);
    }
  });
  console.log(
    `\n${statements.length} statements over ${large.length} large tables, ${failures} read one of them whole`,
  );
} finally {
  await drop();
}
process.exitCode = failures === 0 ? 0 : 1;
