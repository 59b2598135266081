import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readEnv } from "./env";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-env-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = "0123456789abcdef0123456789abcdef";
const DATABASE_URL = "postgres://tome@db.example.org/tome";

describe("the environment", () => {
  test("needs nothing", () => {
    expect(readEnv({ DATA_DIR: folder })).toMatchObject({
      port: 3000,
      host: "localhost",
      dataDir: folder,
      databaseUrl: undefined,
      siteUrl: "http://localhost:3000",
      rateLimitFactor: 1,
      logLevel: "info",
    });
  });

  test("takes an empty variable for an absent one", () => {
    expect(readEnv({ DATA_DIR: folder, PORT: "", DATABASE_URL: " " })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  test("is refused with everything wrong at once, and without the values", () => {
    const wrong = {
      PORT: "70000",
      RATE_LIMIT_FACTOR: "0",
      LOG_LEVEL: "loud",
      DATABASE_URL: "mysql://secret@host/db",
    };
    const message = refusal(wrong);
    expect(message).toMatch(
      /^Set PORT to .*\n^Set DATABASE_URL to .*\n^Set RATE_LIMIT_FACTOR .*\n^Set LOG_LEVEL .*$/m,
    );
    expect(message).not.toContain("secret");
  });

  test.each([
    "postgres://tome:pa#ss77@db/tome",
    "postgres://tome:pa/ss77@db/tome",
    "postgres://db:99999/tome",
  ])("refuses %s, which is no address", (url) => {
    expect(refusal({ NEXTAUTH_SECRET: secret, DATABASE_URL: url })).toMatch(/^Set DATABASE_URL to [^\n]*%23/);
  });

  test.each(["/tome", "/api/auth", "?at=home", "#top", "//"])(
    "refuses an address that people open with %s behind it",
    (behind) => {
      expect(refusal({ NEXTAUTH_URL: `https://tome.example.org${behind}` })).toMatch(
        /^Set NEXTAUTH_URL to [^\n]* no path/,
      );
    },
  );

  test("reads the address that people open in whatever letters it is written", () => {
    const NEXTAUTH_URL = "HTTPS://Tome.Example.org:8443/";
    expect(readEnv({ DATA_DIR: folder, NEXTAUTH_URL }).siteUrl).toBe("https://tome.example.org:8443");
    expect(refusal({ NEXTAUTH_URL: "tome.example.org" })).toMatch(/^Set NEXTAUTH_URL to /);
  });

  test("demands NEXTAUTH_SECRET in production when the database is shared", () => {
    expect(refusal({ NODE_ENV: "production", DATABASE_URL })).toMatch(
      /^Set NEXTAUTH_SECRET, the same for every instance/,
    );
    expect(readEnv({ NODE_ENV: "production", DATABASE_URL, NEXTAUTH_SECRET: secret }).sessionSecret).toBe(
      secret,
    );
  });

  test("refuses a secret that is short, and proxies that are none", () => {
    expect(refusal({ NEXTAUTH_SECRET: secret.slice(1) })).toMatch(/^Set NEXTAUTH_SECRET to at least 32/);
    for (const TRUST_PROXY of ["yes", "10.0.0.0/33", "21", "-1", "10.0.0.1,", "1.2.3", "::1/129", "a/8"])
      expect([TRUST_PROXY, refusal({ TRUST_PROXY })]).toEqual([
        TRUST_PROXY,
        expect.stringMatching(/^Set TRUST_PROXY to the number of proxies/),
      ]);
    expect(readEnv({ DATA_DIR: folder, TRUST_PROXY: "2" }).trustedProxies).toEqual({ hops: 2 });
  });

  test("demands a database and an image store of a hosted function", () => {
    expect(refusal({ VERCEL: "1", NEXTAUTH_SECRET: secret })).toMatch(
      /Set DATABASE_URL: .*\nSet BLOB_READ_WRITE_TOKEN: /,
    );
    expect(refusal({ VERCEL: "1", VERCEL_ENV: "production", NEXTAUTH_SECRET: secret })).toMatch(
      /\nSet NEXTAUTH_URL to the address that people open/,
    );
  });

  test("demands the address that people open where letters lead there", () => {
    const mailing = { DATA_DIR: folder, NODE_ENV: "production", MAIL_URL: "smtps://mail.example.org:465" };
    expect(refusal(mailing)).toMatch(/^Set NEXTAUTH_URL to the address that people open[^\n]*$/);
    expect(refusal({ ...mailing, VERCEL_ENV: "production" }).match(/Set NEXTAUTH_URL/g)).toHaveLength(1);
    const NEXTAUTH_URL = "http://192.168.1.20:3000";
    expect(readEnv({ ...mailing, NEXTAUTH_URL }).siteUrl).toBe(NEXTAUTH_URL);
    const preview = { VERCEL_ENV: "preview", VERCEL_URL: "tome-git-x.example.app" };
    expect(readEnv({ ...mailing, ...preview }).siteUrl).toBe("https://tome-git-x.example.app");
    // A mail server for development catches letters whose links lead to the same machine.
    expect(readEnv({ ...mailing, NODE_ENV: "development" }).siteUrl).toBe("http://localhost:3000");
  });

  test.each(["smtp://", "smtp:mail.example.org:25", "smtp:///mail", "smtp://mail.example.org?from=Tome"])(
    "refuses %s, by which no letter would arrive",
    (MAIL_URL) => {
      expect(refusal({ MAIL_URL, NEXTAUTH_URL: "https://tome.example.org" })).toMatch(/^Set MAIL_URL to /);
    },
  );

  test("takes a mail server with a sender of its own", () => {
    const MAIL_URL = "smtps://u:p%40ss@mail.example.org:465?from=Tome%20<tome@example.org>";
    expect(readEnv({ DATA_DIR: folder, MAIL_URL }).mailUrl).toBe(MAIL_URL);
  });

  test("opens a preview at its own address, and others at NEXTAUTH_URL", () => {
    const NEXTAUTH_URL = "https://tome.example.org/";
    expect(readEnv({ DATA_DIR: folder, NEXTAUTH_URL }).siteUrl).toBe("https://tome.example.org");
    expect(readEnv({ DATA_DIR: folder, VERCEL_ENV: "production", NEXTAUTH_URL }).preview).toBe(false);
    const preview = { VERCEL_ENV: "preview", VERCEL_URL: "tome-git-x.example.app" };
    expect(readEnv({ DATA_DIR: folder, NEXTAUTH_URL, ...preview }).preview).toBe(true);
    expect(readEnv({ DATA_DIR: folder, NEXTAUTH_URL, ...preview }).siteUrl).toBe(
      "https://tome-git-x.example.app",
    );
  });

  test("keeps a secret of its own that only its owner may read", () => {
    const first = readEnv({ DATA_DIR: folder }).sessionSecret;
    expect(first).toHaveLength(43);
    expect(readEnv({ DATA_DIR: folder }).sessionSecret).toBe(first);
    const file = path.join(folder, "session-secret");
    expect(readFileSync(file, "utf8").trim()).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("is refused with a sentence when the data folder can't be made", () => {
    const file = path.join(folder, "file");
    writeFileSync(file, "");
    expect(refusal({ DATA_DIR: path.join(file, "data") })).toMatch(
      "can't be written (ENOTDIR): make it a folder",
    );
  });
});

function refusal(source: Record<string, string>): string {
  try {
    void readEnv(source).sessionSecret;
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  throw new Error("expected a refusal");
}
