import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { Place } from "../place";

const server = process.env["DATABASE_URL"];
const preview = ["--conditions=react-server", "--import", "tsx", "scripts/preview.ts"];
let place: Place;

test.setTimeout(120_000);
test.beforeEach(async () => {
  place = await Place.make("embedded");
});
test.afterEach(() => place.remove());

test("a preview's database has a number for its name and nothing else, and needs a server", async () => {
  for (const words of [["create"], ["create", "12; drop database x"], ["drop", "12"], ["remove", "0"]])
    expect(await place.run([...preview, ...words])).toEqual({
      code: 1,
      said: expect.stringMatching(/^Say what to do/),
    });
  place.env["PREVIEW_DATABASE_URL"] = "";
  expect((await place.run([...preview, "create", "12"])).said).toMatch(/^Set PREVIEW_DATABASE_URL /);
});

const databases = async () => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query("select datname from pg_database");
  await client.end();
  return (rows as { datname: string }[]).map(({ datname }) => datname);
};

if (server)
  test("a preview's database is made, filled, made anew at the next push, and removed", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-preview-"));
    const passedOn = path.join(folder, "env");
    const number = String(900_000 + (process.pid % 90_000));
    const name = `tomekeeper_preview_${number}`;
    place.env["PREVIEW_DATABASE_URL"] = server;
    place.env["GITHUB_ENV"] = passedOn;
    try {
      for (let push = 0; push < 2; push += 1) {
        writeFileSync(passedOn, "");
        const made = await place.run([...preview, "create", number]);
        expect(made.said).toContain(`The database ${name} is there, and empty.`);
        const variables = parseEnv(readFileSync(passedOn, "utf8"));
        for (const value of Object.values(variables)) expect(made.said).toContain(`::add-mask::${value}`);
        Object.assign(place.env, variables);
        expect((await place.command("migrate")).code).toBe(0);
        expect((await place.command("seed")).said).toContain("maren@tomekeeper.example");
      }
    } finally {
      expect((await place.run([...preview, "remove", number])).said).toContain(
        `The database ${name} is removed`,
      );
      rmSync(folder, { recursive: true, force: true });
    }
    expect(await databases()).not.toContain(name);
  });
