// What the linter can't say. Each rule answers the places that break it, so that a failure names them. One file, because all of them
// ask the same reading of every source.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import * as contract from "@/lib/contract/all";

const root = path.resolve(import.meta.dirname, "..");
const ignored = new Set([
  "node_modules",
  "migrations",
  "test-results",
  "playwright-report",
  "public",
  "docs",
]);
const self = "scripts/house-rules.test.ts";

type Source = { name: string; lines: string[] };

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name) || entry.name.startsWith(".")) return [];
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(name) : [name];
  });
}

const names = filesUnder(".").filter((name) => /\.(tsx?|mjs|css)$/.test(name) && name !== "next-env.d.ts");
const sources: Source[] = names.map((name) => ({
  name,
  lines: readFileSync(path.join(root, name), "utf8").trimEnd().split("\n"),
}));
const code = sources.filter(({ name }) => !name.endsWith(".css") && name !== self);

/** "file:line" of every line that matches, in files whose name the filter takes. */
function places(pattern: RegExp, takes: (name: string) => boolean): string[] {
  return code
    .filter(({ name }) => takes(name))
    .flatMap(({ name, lines }) =>
      lines.flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}`] : [])),
    );
}

/** The same without the lines: a file is named once for each. */
const filesWith = (pattern: RegExp, takes: (name: string) => boolean): string[] =>
  places(pattern, takes).map((place) => place.replace(/:.*/, ""));

const everywhere = () => true;
const outside =
  (...starts: string[]) =>
  (name: string) =>
    !starts.some((start) => name.startsWith(start));

/** Words in quotes or as keys with an underscore in them. */
function wordsIn(...starts: string[]): Set<string> {
  const texts = code.filter(({ name }) => starts.some((start) => name.startsWith(start)));
  const all = texts.flatMap(({ lines }) => lines.join("\n").match(/\b[a-z]+(_[a-z0-9A-Z]+)+\b/g) ?? []);
  return new Set(all);
}

describe("the house rules", () => {
  test("another page is gone to once the history stands still, or a dialog's traversal calls it off", () => {
    const goes = filesWith(/\brouter(\.(push|replace)|\[\w+\])\(/, outside("components/ui/history/"));
    expect(goes).toEqual([
      "components/book/use-section-push.ts",
      "components/campaign/shelf/use-open-book.ts",
    ]);
  });

  test("the environment is read in lib/env.ts, beside what the framework replaces by constants", () => {
    const elsewhere = outside("lib/env.ts", "scripts/", "e2e/", "next.config.mjs");
    const read = /process\.env(?!\.(NODE_ENV|NEXT_RUNTIME|BUILT_FOR_HOST) [!=]==)|loadEnvFile\b/;
    expect(places(read, elsewhere)).toEqual([]);
  });

  test("the database is spoken to in db", () => {
    const isSource = (name: string) => outside("db/", "e2e/", "scripts/")(name) && !name.includes(".test.");
    expect(places(/\bsql`|\b(insert into|delete from|select .+ from) \w/i, isSource)).toEqual([]);
  });

  test("every form is components/ui/form/form.tsx, which sends no field by the address", () => {
    expect(places(/<form\b/, outside("components/ui/form/form.tsx", "e2e/", "scripts/"))).toEqual([]);
  });

  test("what writes is defined in lib/client/mutations, but for what carries or answers a secret", () => {
    const isOfBrowser = (name: string) =>
      /^(components|lib\/client)\//.test(name) && outside("lib/client/mutations/")(name);
    const texts = code.filter(({ name }) => isOfBrowser(name)).map(({ lines }) => lines.join("\n"));
    const called = texts.flatMap((text) =>
      [...text.matchAll(/\bcall\(\s*api\.([\w.]+)/g)].map(([, name = ""]) => name),
    );
    const methodOf = (name: string): unknown =>
      `${name}.method`.split(".").reduce<unknown>((place, key) => Reflect.get(Object(place), key), contract);
    const writes = called.filter(
      (name) => !["GET", undefined].includes(methodOf(name) as string | undefined),
    );
    expect([...new Set(writes)].toSorted()).toEqual([
      "accounts.changePassword",
      "accounts.forgotPassword",
      "accounts.logIn",
      "accounts.logOut",
      "accounts.remove",
      "accounts.resetPassword",
      "accounts.signUp",
      "calendars.create",
      "inviteLinks.join",
    ]);
    expect(places(/\bcall\((?!api\.|$)/, (name) => name.startsWith("components/"))).toEqual([]);
  });

  test("what a player sees is decided in db/queries/visibility.ts", () => {
    const asked = /\b(eq|ne)\(members\.role, "player"\)|members\.role\} *(<>|!?=) *'player'/;
    // Who removes whom is a matter of the role itself.
    expect(places(asked, outside("db/queries/visibility.ts", "db/queries/members.ts", self))).toEqual([]);
  });

  test("the guard alone asks through whose eyes a call looks", () => {
    const asked = filesWith(
      /\bSEE_AS\b/,
      (name) => outside("lib/contract/", "lib/client/", "e2e/", "scripts/")(name) && !name.includes(".test."),
    );
    expect([...new Set(asked)]).toEqual(["lib/server/http/guard.ts"]);
    const used = filesWith(/\b(playerAsked|playerSeen|withoutOwn)\(/, everywhere);
    expect([...new Set(used)]).toEqual([
      "lib/server/http/authorizer.ts",
      "lib/server/http/guard.ts",
      "lib/server/http/route.ts",
      "lib/server/table/open-live.ts",
    ]);
  });

  test("what follows an answer goes by what catches its failure", () => {
    const isOurs = outside("lib/server/process/after-answer.ts", self);
    expect(places(/\bafter\b.*\} from "next\/server"/, isOurs)).toEqual([]);
  });

  test("the outbox has one door, and it opens for calls, for who has a book open, for an evening that ended by itself and for the operator", () => {
    const files = (pattern: RegExp) =>
      filesWith(
        pattern,
        outside("e2e/", "scripts/", "db/queries/outbox.test.ts", "lib/server/table/open-live.test.ts"),
      );
    expect(files(/\b(appendToOutbox|changeWithEvents)\(|\binsert\(changes\)/)).toEqual([
      "db/queries/outbox.ts",
      "lib/live/publish.ts",
      "lib/live/publish.ts",
    ]);
    expect(files(/from ".*\/publish"/)).toEqual([
      "db/queries/operator.ts",
      "lib/live/presence.ts",
      "lib/live/quiet-evenings.ts",
      "lib/server/http/write.ts",
    ]);
  });

  test("names of the wire stay in the contract", () => {
    // Columns have names of their own, some of which are the same; what the browser stores of a selection is fixed too.
    const shared = [...wordsIn("db/schema/", "db/columns.ts"), "user_id", "campaign_id", "super_admin"];
    const wireOnly = [...wordsIn("lib/contract/")].filter((word) => !shared.includes(word));
    expect(wireOnly).toContain("skill_modefed_1");
    const any = new RegExp(`\\b(${wireOnly.join("|")}|skill_modefed\\w*|race_proficiencie\\w*)\\b`);
    // Other tools' files, which the library reads, have names that are the same.
    const isOurs = outside(
      "lib/contract/",
      "lib/client/storage/selection.ts",
      "lib/library/",
      "e2e/",
      "scripts/",
    );
    expect(places(any, isOurs)).toEqual([]);
  });

  test("where the linter limits no functions, a file has at most 200 lines, or says at its top why it has more", () => {
    const isLimited = (name: string) => /^(app|components|db|lib)\/.*\.tsx?$/.test(name);
    const long = sources.filter(
      ({ name, lines }) => lines.length > 200 && !isLimited(name) && !/^\/[/*]/.test(lines[0] ?? ""),
    );
    expect(long.map(({ name, lines }) => `${name}: ${lines.length} lines`)).toEqual([]);
  });

  test("nothing is switched off, put off or left out", () => {
    const off = /@ts-(ignore|expect-error|nocheck)|biome-ignore|(eslint|oxlint)-disable|\b(TODO|FIXME|XXX)\b/;
    expect(places(off, everywhere)).toEqual([]);
    const isTest = (name: string) => /\.(test|spec)\.ts$/.test(name);
    expect(places(/\b(test|it|describe)\.(skip|only|todo|fixme|fails)\b/, isTest)).toEqual([]);
  });

  test("the lockfile names the programs for every platform; npm run lockfile adds what is missing", () => {
    type Package = { optionalDependencies?: Record<string, string> };
    const lock: unknown = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
    const { packages } = lock as { packages: Record<string, Package> };
    const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [
        `${place}/node_modules/${name}`,
        `node_modules/${name}`,
      ]),
    );
    expect(wanted.filter((either) => !either.some((place) => place in packages))).toEqual([]);
  });

  test("what server and browser both draw depends on no reader's locale", () => {
    const isDrawn = (name: string) => /^(app|components|lib)\//.test(name);
    // A time zone is asked for without `new`.
    expect(places(/\btoLocale\w+\(\)|\blocaleCompare\(|\bnew Intl\.\w+\(\)/, isDrawn)).toEqual([]);
  });

  test("changes go through the contract: no server actions", () => {
    expect(places(/^\s*["']use server["']/, everywhere)).toEqual([]);
  });

  test("files have kebab-case names, and names of their own for what they export", () => {
    const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(path.basename(name));
    expect(names.filter((name) => !isKebab(name))).toEqual([]);
    // The framework and the tools ask these for a default export.
    const isOurs = (name: string) =>
      !/^app\/.*(page|layout|error|not-found|loading|template|default|manifest)\.tsx?$/.test(name) &&
      !/config\.(ts|mjs)$/.test(name);
    expect(places(/^export default\b/, isOurs)).toEqual([]);
    expect(places(/^export \* from\b/, everywhere)).toEqual([]);
  });
});
