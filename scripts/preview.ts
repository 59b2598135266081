import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import pg from "pg";
import { z } from "zod";
import { keptTables } from "@/db/backup/tables";
import { connectDirectly } from "@/db/direct";
import { command } from "@/db/scripts/command";
import { codeOf, Refusal } from "@/lib/refusal";
import { imageStore } from "@/lib/server/images/image-store";

// node --conditions=react-server --import tsx scripts/preview.ts create|remove NUMBER: the database of a pull request's
// preview, on the PostgreSQL server that PREVIEW_DATABASE_URL names. `create` begins a fresh one, and passes its addresses and
// a secret on to the workflow's next steps through the file that GITHUB_ENV names, or prints what is no secret.

const [task = "", number = ""] = process.argv.slice(2);

await command(async () => {
  if (!["create", "remove"].includes(task) || !/^[1-9]\d{0,8}$/.test(number))
    throw new Refusal("Say what to do, and for which pull request: create 12, or remove 12.");
  const server = process.env["PREVIEW_DATABASE_URL"];
  if (!server) throw new Refusal("Set PREVIEW_DATABASE_URL to the direct address of a PostgreSQL server.");
  const name = `tomekeeper_preview_${number}`;
  const direct = at(server, name);
  await removePictures(direct);
  await onServer(server, `drop database if exists ${name} with (force)`);
  if (task === "remove") return `The database ${name} is removed.`;
  await onServer(server, `create database ${name}`);
  passOn({
    DATABASE_URL: at(process.env["PREVIEW_POOLED_URL"] || server, name),
    ...(process.env["PREVIEW_POOLED_URL"] && { MIGRATE_DATABASE_URL: direct }),
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
  });
  return `The database ${name} is there, and empty.`;
});

/** The address of another database of the same server. */
function at(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Masked first: the workflow's log is public. */
function passOn(variables: Record<string, string>): void {
  const file = process.env["GITHUB_ENV"];
  if (!file) return;
  for (const [name, value] of Object.entries(variables)) {
    console.log(`::add-mask::${value}`);
    appendFileSync(file, `${name}=${value}\n`);
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Pictures of a preview lie in a store that outlives it. */
async function removePictures(databaseUrl: string): Promise<void> {
  if (!process.env["BLOB_READ_WRITE_TOKEN"]) return;
  const settings = { databaseUrl, migrateDatabaseUrl: undefined, dataDir: "", hosted: false };
  const { db, close } = await connectDirectly(settings);
  try {
    for (const table of keptTables)
      for (const column of table.pictures) {
        const picture = sql.identifier(column);
        const result = await db.execute(
          sql`select ${picture} as address from ${sql.identifier(table.name)} where ${picture} like 'https://%'`,
        );
        const { rows } = z.object({ rows: z.array(z.object({ address: z.string() })) }).parse(result);
        await imageStore().remove(rows.map(({ address }) => address));
      }
  } catch (error) {
    // There is no database yet, or one without tables.
    const code = codeOf(error instanceof Error ? (error.cause ?? error) : error);
    if (!["3D000", "42P01"].includes(code)) throw error;
  } finally {
    await close();
  }
}
