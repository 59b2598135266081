import path from "node:path";
import { z } from "zod";
import { sessionSecret } from "./session-secret";
import { Refusal } from "./refusal";
import { readTrustProxy } from "./trust-proxy";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\/[^/\s]+\S*$/)
  // A password with an unescaped # or / makes another address of it, or none.
  .refine((value) => URL.canParse(value));
/** The address of a website, without a slash at its end and in small letters: pages and letters write theirs behind it. */
const website = z
  .url({ protocol: /^https?$/, abort: true })
  .transform((value) => new URL(value))
  // The product lies at the root of its host.
  .refine(({ pathname, search, hash }) => pathname === "/" && search === "" && hash === "")
  .transform(({ origin }) => origin);

/**
 * The URL of an SMTP server, with a sender as `?from=` where it is another one. Without a host letters would go to this machine; without an
 * @ servers refuse the sender.
 */
const mail = z
  .url({ protocol: /^smtps?$/, abort: true })
  .transform((value) => ({ value, url: new URL(value) }))
  .refine(({ url }) => url.hostname !== "" && (url.searchParams.get("from") ?? "@").includes("@"))
  .transform(({ value }) => value);

const positive = (value: string) => Number.isFinite(Number(value)) && Number(value) > 0;
const port = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;

// Values never appear in these sentences: some of them are secrets, and start-up output is kept in logs.
const sentences = {
  PORT: "Set PORT to a whole number from 1 to 65535, or leave it out for 3000.",
  HOST: "Set HOST to a host name or address such as localhost or 0.0.0.0, or leave it out for localhost.",
  DATABASE_URL:
    "Set DATABASE_URL to an address such as postgres://user:password@host:5432/name, with # / : @ % in a password written as %23 %2F %3A %40 %25, or leave it out to use the embedded database.",
  MIGRATE_DATABASE_URL:
    "Set MIGRATE_DATABASE_URL to the direct address of the database, such as postgres://user:password@host:5432/name, or leave it out.",
  BLOB_READ_WRITE_TOKEN:
    "Set BLOB_READ_WRITE_TOKEN to the token of the Blob store, without blanks, or leave it out to keep images in the data folder.",
  NEXTAUTH_SECRET:
    "Set NEXTAUTH_SECRET to at least 32 random characters (openssl rand -base64 32 prints fitting ones).",
  NEXTAUTH_URL:
    "Set NEXTAUTH_URL to the address that people open, such as https://tome.example.org, with no path, query or hash behind it, or leave it out.",
  MAIL_URL:
    "Set MAIL_URL to the address of an SMTP server, such as smtps://user:password@mail.example.org:465, with ?from= and an e-mail address behind it where the sender is another one, or leave it out to send no e-mail.",
  TRUST_PROXY:
    "Set TRUST_PROXY to the number of proxies in front of the server, or to their addresses such as 10.0.0.5, 172.16.0.0/12 or loopback, separated by commas; or leave it out for loopback.",
  RATE_LIMIT_FACTOR: "Set RATE_LIMIT_FACTOR to a number above 0, or leave it out for 1.",
  API_FAST_PATH: "Set API_FAST_PATH to on or off, or leave it out for on.",
  LOG_LEVEL: `Set LOG_LEVEL to one of ${levels.join(", ")}, or leave it out for info.`,
};

const variables = z.object({
  PORT: z.string().refine(port).transform(Number).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("localhost"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: postgres.optional(),
  MIGRATE_DATABASE_URL: postgres.optional(),
  BLOB_READ_WRITE_TOKEN: z.string().regex(/^\S+$/).optional(),
  NEXTAUTH_SECRET: z.string().min(32).optional(),
  NEXTAUTH_URL: website.optional(),
  MAIL_URL: mail.optional(),
  TRUST_PROXY: z
    .string()
    .default("loopback")
    .transform((value, context) => {
      const proxies = readTrustProxy(value.trim());
      if (proxies) return proxies;
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }),
  RATE_LIMIT_FACTOR: z.string().refine(positive).transform(Number).default(1),
  API_FAST_PATH: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(levels).default("info"),
  NODE_ENV: z.string().optional(),
  VERCEL: z.string().optional(),
  VERCEL_ENV: z.string().optional(),
  VERCEL_URL: z.string().optional(),
});
type Variables = z.output<typeof variables>;

/** What the product reads from its environment. */
export type Env = ReturnType<typeof readEnv>;

/**
 * Reads and checks the environment. Empty variables count as absent.
 * @throws Refusal that names everything wrong at once
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const wrong = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  const problems = Object.entries(sentences).flatMap(([name, sentence]) =>
    wrong.has(name) ? [sentence] : [],
  );
  problems.push(...missing(given));
  if (!parsed.success || problems.length > 0) throw new Refusal(problems.join("\n"));
  return toEnv(parsed.data);
}

function missing(given: Readonly<Record<string, string | undefined>>): string[] {
  const { VERCEL, VERCEL_ENV, NODE_ENV, DATABASE_URL, MIGRATE_DATABASE_URL } = given;
  const { NEXTAUTH_SECRET, NEXTAUTH_URL, BLOB_READ_WRITE_TOKEN, MAIL_URL } = given;
  // A preview has an address of its own; in development letters lead to the machine that they are written on.
  const sendsLetters = NODE_ENV === "production" && VERCEL_ENV !== "preview" && !!MAIL_URL;
  const rules: [boolean, string][] = [
    [
      !!VERCEL && !DATABASE_URL,
      "Set DATABASE_URL: a hosted function keeps no data folder for the embedded database.",
    ],
    [
      !!VERCEL && !BLOB_READ_WRITE_TOKEN,
      "Set BLOB_READ_WRITE_TOKEN: a hosted function keeps no data folder for images.",
    ],
    [
      (VERCEL_ENV === "production" || sendsLetters) && !NEXTAUTH_URL,
      "Set NEXTAUTH_URL to the address that people open, such as https://tome.example.org: letters and links lead there, and by its https the session's cookie is secure.",
    ],
    [
      !!MIGRATE_DATABASE_URL && !DATABASE_URL,
      "Set DATABASE_URL too: MIGRATE_DATABASE_URL alone is used by migrations only.",
    ],
    [
      NODE_ENV === "production" && !!DATABASE_URL && !NEXTAUTH_SECRET,
      "Set NEXTAUTH_SECRET, the same for every instance: it signs the sessions (openssl rand -base64 32 prints a fitting one).",
    ],
  ];
  return rules.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
}

function toEnv(given: Variables) {
  const dataDir = path.resolve(given.DATA_DIR);
  const preview = given.VERCEL_ENV === "preview";
  let secret = given.NEXTAUTH_SECRET;
  return {
    port: given.PORT,
    host: given.HOST,
    /** Absolute. */
    dataDir,
    /** Absent: the embedded database. */
    databaseUrl: given.DATABASE_URL,
    /** Present only where `databaseUrl` is the address of a connection pooler. */
    migrateDatabaseUrl: given.MIGRATE_DATABASE_URL,
    /** Absent: images are kept in the data folder. */
    blobToken: given.BLOB_READ_WRITE_TOKEN,
    /** Made when it is first asked for: a command that signs nothing leaves none in a folder that was named by mistake. */
    get sessionSecret() {
      secret ??= sessionSecret(dataDir);
      return secret;
    },
    /** Where people open the product, without a slash at its end. */
    siteUrl:
      preview && given.VERCEL_URL
        ? `https://${given.VERCEL_URL}`
        : (given.NEXTAUTH_URL ?? `http://localhost:${given.PORT}`),
    /** Absent: no e-mail is sent. */
    mailUrl: given.MAIL_URL,
    /** Whose `X-Forwarded-For` is believed. */
    trustedProxies: given.TRUST_PROXY,
    rateLimitFactor: given.RATE_LIMIT_FACTOR,
    logLevel: given.LOG_LEVEL,
    production: given.NODE_ENV === "production",
    /** Whether calls of the API are answered before the framework's router; a host that runs the handlers itself has no such way. */
    apiFastPath: given.API_FAST_PATH === "on" && given.NODE_ENV === "production" && !given.VERCEL,
    /** Runs as a hosted function, of which there are many at once. */
    hosted: given.VERCEL !== undefined,
    /** Shows a change that isn't part of the product yet, with invented data. */
    preview,
  };
}

let checked: Env | undefined;

/** The environment, read and checked at the first call (never when the product is built). */
export function env(): Env {
  checked ??= readEnv();
  return checked;
}
