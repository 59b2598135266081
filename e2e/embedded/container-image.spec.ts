import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyContext, copyIntoImage } from "../support/docker-context";

// What a container's build would trip over, without a container and in seconds. The build itself is a job of ci.yml.

const root = path.resolve(import.meta.dirname, "../..");
let folder = "";
/** What a build of the image begins with, and what the image has in the end, but for what is built and the packages. */
let context = "";
let image = "";

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-image-"));
  [context, image] = [path.join(folder, "context"), path.join(folder, "image")] as const;
  for (const place of [context, image]) mkdirSync(place);
  copyContext(context);
  copyIntoImage(context, image);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { scripts, dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as Record<
  "scripts" | "dependencies",
  Record<string, string>
>;

const IMPORT = /(?:^(?:import|export) (?:[^"]*? from )?|\bimport\()"([^"\s]+)"/gm;
/** What the modules of the context import of each other: the file that does, and the path that it names. */
const importsWithin = () =>
  readdirSync(context, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(context, file), "utf8").matchAll(IMPORT)].flatMap(([, name = ""]) => {
        if (name.startsWith("@/")) return [{ file, imported: name.slice(2) }];
        if (name.startsWith(".")) return [{ file, imported: path.join(path.dirname(file), name) }];
        return [];
      }),
    );

test("what is imported by what .dockerignore lets in is let in too", () => {
  const isThere = (module: string) =>
    ["", ".ts", ".tsx"].some((ending) => existsSync(path.join(context, module + ending)));
  const imports = importsWithin();
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(({ imported }) => !isThere(imported))).toEqual([]);
  // The build checks types: a script without those that are declared beside it stops it.
  const declared = imports
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map(({ imported }) => imported.replace(/\.mjs$/, ".d.mts"))
    .filter((types) => types.endsWith(".d.mts") && existsSync(path.join(root, types)));
  expect(declared).not.toEqual([]);
  expect(declared.filter((types) => !existsSync(path.join(context, types)))).toEqual([]);
});

/** Runs a program of node in the image; answers its exit code and what it printed. */
const run = (args: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const options = { cwd: image, env: { ...process.env, DATABASE_URL: "none" } };
    const child = execFile(process.execPath, args, options, (_, out, errors) =>
      resolve({ code: child.exitCode, said: out + errors }),
    );
  });

test("an operator's commands find all that they are made of in the image", async () => {
  // The image has no package for building and testing, and of the framework only what serves.
  for (const name of Object.keys(dependencies).filter((one) => one !== "next")) {
    const link = path.join(image, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, "node_modules", name), link);
  }
  const commands = Object.values(scripts).flatMap((line) => /db\/scripts\/\S+/.exec(line) ?? []);
  expect(commands.length).toBeGreaterThan(0);
  // Refused for what it was given, each has found all its modules and changed nothing; in one process, since that takes a third of the time.
  const all = [...commands, "scripts/settings.ts"].map((file) => `await import("./${file}");`).join("\n");
  writeFileSync(path.join(image, "all.mjs"), all);
  const { code, said } = await run(["--conditions=react-server", "--import", "tsx", "all.mjs"]);
  const refused = expect.stringMatching(/^(Set DATABASE_URL to an address such as|Name (one account|the)) /);
  expect([code, ...said.trim().split("\n")]).toEqual([1, ...commands.map(() => refused), refused]);
});
