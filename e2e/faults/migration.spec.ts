import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { AppServer } from "../support/app-server";
import { saw, test } from "./fixtures";
import { Relay } from "./relay";

const MIGRATE = ["--conditions=react-server", "--import", "tsx", "db/scripts/migrate.ts"];

async function tablesOf({ env }: AppServer): Promise<number> {
  const client = new pg.Client({ connectionString: env["DATABASE_URL"] });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as tables from pg_tables where schemaname = 'public'",
    );
    return (rows as { tables: number }[])[0]?.tables ?? 0;
  } finally {
    await client.end();
  }
}

test("migration interrupted, by kill -9 and by the network", async ({ placeOn, later }) => {
  const place = await placeOn("PostgreSQL");
  const url = place.env["DATABASE_URL"] ?? "";
  const seen = new Set<number>();
  for (let round = 0; round < 6; round += 1) {
    const env = { ...process.env, NODE_ENV: "production" as const, ...place.env };
    const child = spawn(process.execPath, MIGRATE, { env, stdio: "ignore" });
    const ended = once(child, "exit");
    await pause(300 + round * 120);
    child.kill("SIGKILL");
    await ended;
    seen.add(await tablesOf(place));
  }
  const relay = await Relay.before(url);
  later(() => relay.gone());
  place.env["DATABASE_URL"] = relay.through(url);
  const migrating = place.command("migrate");
  await pause(700);
  await relay.gone();
  await migrating;
  place.env["DATABASE_URL"] = url;
  seen.add(await tablesOf(place));
  const { code, said } = await place.command("migrate");
  assert(code === 0, said);
  const whole = await tablesOf(place);
  assert(
    [...seen].every((tables) => tables === 0 || tables === whole),
    `half of it: ${[...seen].join(", ")}`,
  );
  await place.start();
  saw(`7 interruptions left nothing or all of ${whole} tables; the next one finished`);
});

test("four instances migrating at once", async ({ placeOn }) => {
  const place = await placeOn("PostgreSQL");
  const all = await Promise.all(Array.from({ length: 4 }, () => place.command("migrate")));
  const failed = all.filter(({ code }) => code !== 0);
  assert(
    failed.length === 0,
    failed
      .map(({ said }) => said)
      .join("\n")
      .slice(0, 600),
  );
  await place.start();
  saw("all of them ended well, and the product starts");
});

test("a program that holds the tables", async ({ placeOn, later }) => {
  const place = await placeOn("PostgreSQL");
  const first = await place.command("migrate");
  assert(first.code === 0, first.said);
  const holder = new pg.Client({ connectionString: place.env["DATABASE_URL"] });
  await holder.connect();
  later(() => holder.end());
  await holder.query("begin");
  await holder.query("lock table drizzle.__drizzle_migrations in access exclusive mode");
  const held = await place.command("migrate");
  assert(held.code === 1 && held.said.startsWith("Another program holds tables"), held.said);
  await holder.query("rollback");
  const { code, said } = await place.command("migrate");
  assert(code === 0, said);
  saw("refused with a sentence, and done once the tables are free");
});
