import { chmodSync, existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { AppServer } from "../support/app-server";

// A first start makes a whole database, which a busy machine takes its time for.
test.setTimeout(300_000);

let place: AppServer;
test.beforeEach(async () => {
  place = await AppServer.make("embedded");
});
test.afterEach(() => place.remove());

test("a command that can't reach its database says so, and nothing of what it was given", async () => {
  place.env["DATABASE_URL"] = "postgres://tome:hidden77@127.0.0.1:1/tome";
  const { code, said } = await place.command("promote", "somebody@tomekeeper.example");
  expect(code).toBe(1);
  expect(said).toBe(
    "The database can't be used (ECONNREFUSED): check that it runs and that DATABASE_URL names its host, database, user and password.\n",
  );
});

test("a command about an account makes no database where there is none", async () => {
  for (const name of ["promote", "reset-password"]) {
    const { code, said } = await place.command(name, "somebody@tomekeeper.example");
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder .* holds no database: set DATA_DIR/);
  }
  expect(existsSync(path.join(place.dataDir, "database"))).toBe(false);
});

test("only the owner of the data folder reaches the server's channel for backups", async () => {
  await place.prepare("db/scripts/migrate.ts");
  chmodSync(place.dataDir, 0o755);
  await place.start();
  expect(statSync(path.join(place.dataDir, "operator")).mode & 0o777).toBe(0o700);
  expect((await fetch(`${place.address}/snapshot`)).status).toBe(404);
});
