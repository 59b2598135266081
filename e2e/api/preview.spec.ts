import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { pictureStore } from "../support/picture-store";
import { AppServer } from "../support/app-server";

const server = process.env["DATABASE_URL"];
const preview = ["--conditions=react-server", "--import", "tsx", "scripts/preview.ts"];
let place: AppServer;

test.setTimeout(120_000);
test.beforeEach(async () => {
  place = await AppServer.make("embedded");
});
test.afterEach(() => place.remove());

if (!server)
  test("a preview's database has a number for its name and nothing else, and needs a server", async () => {
    for (const words of [["create"], ["create", "12; drop database x"], ["drop", "12"], ["remove", "0"]])
      expect(await place.run([...preview, ...words])).toEqual({
        code: 1,
        said: expect.stringMatching(/^Say what to do/),
      });
    place.env["PREVIEW_DATABASE_URL"] = "";
    expect((await place.run([...preview, "create", "12"])).said).toMatch(/^Set PREVIEW_DATABASE_URL /);
  });

/** What a visitor and a search engine are told at an address. */
const told = async (where: string) => {
  const answer = await fetch(place.address + where);
  return { robots: answer.headers.get("x-robots-tag"), html: await answer.text() };
};
const logIn = async () => {
  const person = { username: "Maren", email: "maren@tomekeeper.example", password: "lantern" };
  const send = (where: string) =>
    fetch(place.address + where, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
  await send("/api/users/signup");
  const { headers } = await send("/api/users/login");
  return headers.get("set-cookie");
};

if (!server)
  test("a preview says that it is one, isn't indexed, and keeps to its own address", async () => {
    // As the host sets them; the address of production leaks into its previews.
    place.env["VERCEL_ENV"] = "preview";
    place.env["VERCEL_URL"] = "tomekeeper-git-ink.vercel.app";
    place.env["NEXTAUTH_URL"] = "http://tome.example.org";
    await place.start();
    for (const where of ["/login", "/home", "/nowhere"]) {
      const { robots, html } = await told(where);
      expect([where, robots]).toEqual([where, "noindex, nofollow"]);
      expect(html).toMatch(/<aside[^>]* aria-label="Preview"/);
    }
    expect((await told("/login")).html).toContain("https://tomekeeper-git-ink.vercel.app/link-preview.jpg");
    expect(await logIn()).toMatch(/^__Secure-next-auth\.session-token=(?!.*Domain=).*; Secure/);

    await place.stop();
    for (const name of ["VERCEL_ENV", "VERCEL_URL"]) place.env[name] = "";
    await place.start();
    const { robots, html } = await told("/login");
    expect(robots).toBeNull();
    expect(html).not.toContain('aria-label="Preview"');
    expect(await logIn()).toMatch(/^next-auth\.session-token=(?!.*Secure)/);
    expect((await told("/robots.txt")).html).toBe("User-agent: *\nDisallow: /api/\nDisallow: /images/\n");
  });

const databases = async () => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query("select datname from pg_database");
  await client.end();
  return (rows as { datname: string }[]).map(({ datname }) => datname);
};

if (server)
  test("a preview's database is made, filled, made anew at the next push, and removed with its pictures", async () => {
    const store = await pictureStore();
    place.env["BLOB_READ_WRITE_TOKEN"] = "vercel_blob_rw_store_secret";
    place.env["VERCEL_BLOB_API_URL"] = store.address;
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
        // What the push before has stored is gone.
        expect(store.kept.size).toBe(store.stored() / (push + 1));
      }
    } finally {
      expect((await place.run([...preview, "remove", number])).said).toContain(
        `The database ${name} is removed`,
      );
      rmSync(folder, { recursive: true, force: true });
    }
    expect(await databases()).not.toContain(name);
    expect(store.stored()).toBeGreaterThan(0);
    expect([...store.kept]).toEqual([]);
    store.close();
  });
