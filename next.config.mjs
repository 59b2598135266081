import { readFileSync } from "node:fs";

/** For every answer; pages get their content security policy, with a nonce, from proxy.ts. */
const headers = /** @type {{ key: string, value: string }[]} */ (
  JSON.parse(readFileSync(new URL("lib/security-headers.json", import.meta.url), "utf8"))
);

const overHttps = {
  source: "/:path*",
  has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
  headers: [{ key: "Strict-Transport-Security", value: "max-age=31536000" }],
};

/** Addresses that are keys, of invitations and of new passwords: told to nobody that the page links to, and in no index. */
const keys = ["/join/:token*", "/reset/:token*"].map((source) => ({
  source,
  headers: [
    { key: "Referrer-Policy", value: "no-referrer" },
    { key: "X-Robots-Tag", value: "noindex, nofollow" },
  ],
}));

/**
 * Addresses of the API and of pictures are plain ASCII. What is escaped otherwise, or not at all, the framework would fail to
 * decode and answer with 500; it is led to the answer for addresses that don't exist.
 */
const undecodable = {
  source: "/:place(api|images)/:rest(.*%(?:[89a-fA-F][0-9a-fA-F]|(?![0-9a-fA-F]{2})).*)",
  destination: "/api/no-such-address",
};

/**
 * Which tabs of a book are open is the browser's business, though the address has their names: for the server, and so for the router, a
 * section has the same address whichever they are. The router would else take each turned tab for another page, whose answers don't fit the
 * one that it has. The names are those of lib/model/place.ts, which its test holds.
 */
const withoutTabs = {
  source: "/:section(campaign|character|encounter)",
  destination: "/:section?tab=&about=&own=&handout=&evening=&map=",
};

/**
 * Where a host answers in place of a server of ours. That one does all of this itself before the framework sees a request
 * (lib/server/process/normalize-requests.ts): the framework would match each of these rules anew at every request.
 */
const hosted = Boolean(process.env.VERCEL);

/** @type {import("next").NextConfig} */
const config = {
  // For the container image; `next start`, which everything else uses, serves the ordinary build.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
  // Read where the embedded database is opened (db/connect.ts): the compiler leaves out what a host's functions never reach.
  env: { BUILT_FOR_HOST: hosted ? "yes" : "no" },
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: {
    // Else the router guesses the route of a link with tabs from the same section's without, leaving out that they are rewritten
    // (`withoutTabs`): the answer doesn't fit, and the whole tree is asked for again. Without it, it takes the rewritten one.
    optimisticRouting: false,
    // One file for what a layout or a page needs instead of many small ones: a third fewer requests for a screen, 3 kB less script
    // on the first, up to 28 kB more on a tour through six, since what two pages share is in both.
    turbopackChunking: {
      requestCost: 5_000_000,
      minChunkSize: 3_000_000,
      maxMergeChunkSize: 10_000_000,
      maxChunkCountPerGroup: 2,
      firstPageLoadPriority: 0.9,
    },
  },
  // Pictures are re-encoded when they are uploaded; the optimizer would only add an attack surface.
  images: { unoptimized: true },
  // A package that needs another one at run time keeps it outside of the bundle too: rate-limiter-flexible imports drizzle-orm by a name
  // that no bundler and no trace can read, so drizzle-orm stands here for it.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "drizzle-orm",
    "nodemailer",
    "pg",
    "pino",
    "rate-limiter-flexible",
    "sharp",
  ],
  headers: () => (hosted ? [{ source: "/:path*", headers }, ...keys, overHttps] : []),
  rewrites: () => ({ beforeFiles: [withoutTabs, ...(hosted ? [undecodable] : [])] }),
  redirects: () => [
    { source: "/", destination: "/login", permanent: false },
    { source: "/signup", destination: "/login?tab=signup", permanent: false },
  ],
};

export default config;
