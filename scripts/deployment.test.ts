import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

// What runs elsewhere only is at least held against what is here: names of files, commands and variables.

const root = path.resolve(import.meta.dirname, "..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const workflows = readdirSync(path.join(root, ".github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);

const step = z.object({
  name: z.string().optional(),
  id: z.string().optional(),
  uses: z
    .string()
    .regex(/^[\w.-]+\/[\w./-]+@v?\d/)
    .optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  concurrency: z.object({ group: z.string() }).loose(),
  jobs: z.record(
    z.string(),
    z
      .object({
        "runs-on": z.string(),
        "timeout-minutes": z.number(),
        needs: z.string().optional(),
        steps: z.array(step),
      })
      .loose(),
  ),
});

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

describe("the workflows", () => {
  test.each(workflows)("%s has rights, limits of time, and steps that exist", (name) => {
    const { permissions, jobs } = workflow.parse(parse(read(name)));
    expect(permissions).toEqual({ contents: "read" });
    const known = ["", ...Object.keys(jobs)];
    for (const { needs = "", steps } of Object.values(jobs)) {
      expect(known).toContain(needs);
      for (const { run = "" } of steps) {
        for (const [, command = ""] of run.matchAll(/npm run ([\w:]+)/g))
          expect(Object.keys(scripts)).toContain(command);
        for (const [file] of run.matchAll(/^\.ci\/\w+/gm))
          expect(existsSync(path.join(root, file))).toBe(true);
        for (const [, file = ""] of run.matchAll(/\bnode (scripts\/\S+)/g))
          expect(existsSync(path.join(root, file))).toBe(true);
        // What others may write (titles, branches) reaches a shell as a variable, never as a part of the command.
        expect(run).not.toContain("${{");
      }
    }
  });

  test("previews name every secret that they use, and ask for those that they need before anything else", () => {
    const text = read(".github/workflows/preview.yml");
    const used = new Set([...text.matchAll(/secrets\.([A-Z_]+)/g)].map(([, name = ""]) => name));
    const [described = ""] = text.split("\non:");
    expect([...used].filter((name) => !described.includes(name))).toEqual([]);
    const { jobs } = workflow.parse(parse(text));
    for (const name of ["deploy", "remove"]) expect(jobs[name]?.needs).toBe("secrets");
  });
});

test("the host's builder that is tested is the one that deploys", () => {
  const named = workflows.flatMap((name) => read(name).match(/vercel@[\d.]+/g) ?? []);
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named).size).toBe(1);
});

test("a stream ends itself on the host before its function is ended", () => {
  const { functions } = z
    .object({ functions: z.record(z.string(), z.object({ maxDuration: z.number() })) })
    .parse(JSON.parse(read("vercel.json")));
  // The first pattern that holds for a file decides.
  const [[file, { maxDuration }] = ["", { maxDuration: 0 }]] = Object.entries(functions);
  expect(read(file)).toContain("openLive");
  const [, lifetime = ""] = /HOSTED_LIFETIME = ([\d_]+)/.exec(read("lib/live/open-stream.ts")) ?? [];
  expect(maxDuration * 1000).toBeGreaterThan(Number(lifetime.replaceAll("_", "")) + 10_000);
});

describe("the container", () => {
  test("runs without rights, and tells whether it is ready", () => {
    const [, ownStage = ""] = read("Dockerfile").split(/^FROM node:24-slim$/m);
    expect(ownStage).toMatch(
      /^USER node$[\s\S]*^HEALTHCHECK [\s\S]*^CMD \["node", "scripts\/start\.mjs"\]$/m,
    );
  });

  test("the secrets of compose.yaml are demanded with a sentence, and PostgreSQL is 18", () => {
    const service = z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()),
    });
    const { services } = z
      .object({ services: z.object({ app: service, database: service }) })
      .parse(parse(read("compose.yaml")));
    expect(services.database.image).toBe("postgres:18");
    expect(services.app.environment["DATABASE_URL"]).toMatch(/\$\{POSTGRES_PASSWORD:\?Set POSTGRES_PASSWORD/);
    expect(services.app.environment["NEXTAUTH_SECRET"]).toMatch(/^\$\{NEXTAUTH_SECRET:\?Set NEXTAUTH_SECRET/);
  });
});

test("the updates of dependencies cover packages, actions and images", () => {
  const { updates } = z
    .object({ updates: z.array(z.object({ "package-ecosystem": z.string() })) })
    .parse(parse(read(".github/dependabot.yml")));
  const ecosystems = updates.map((update) => update["package-ecosystem"]);
  expect(ecosystems.sort()).toEqual(["docker", "github-actions", "npm"]);
});
