import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
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
/** What the modules of a folder import, each as the file that does, and the path in the folder or the package that it names. */
const importsIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(place, file), "utf8").matchAll(IMPORT)].map(([, name = ""]) => {
        if (name.startsWith("@/")) return { file, within: name.slice(2) };
        if (name.startsWith(".")) return { file, within: path.join(path.dirname(file), name) };
        return { file, from: name.split("/", name.startsWith("@") ? 2 : 1).join("/") };
      }),
    );

test("what is imported by what .dockerignore lets in is let in too", () => {
  const isThere = (module: string) =>
    ["", ".ts", ".tsx"].some((ending) => existsSync(path.join(context, module + ending)));
  const imports = importsIn(context);
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(({ within }) => within !== undefined && !isThere(within))).toEqual([]);
});

test("what runs in the image imports no package that is needed for building and testing alone", () => {
  const isThere = (name: string) => name.startsWith("node:") || Object.hasOwn(dependencies, name);
  expect(importsIn(image).filter(({ from }) => from !== undefined && !isThere(from))).toEqual([]);
});

/** Runs a program of node in the image; answers its exit code and what it printed. */
const run = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const options = { cwd: image, env: { ...process.env, ...env } };
    const child = execFile(process.execPath, args, options, (_, out, errors) =>
      resolve({ code: child.exitCode, said: out + errors }),
    );
  });

test("an operator's commands find all that they are made of in the image", async () => {
  symlinkSync(path.join(root, "node_modules"), path.join(image, "node_modules"));
  const commands = Object.values(scripts).filter((line) => line.includes("db/scripts/"));
  expect(commands.length).toBeGreaterThan(0);
  // Refused for what it was given, a command has found all modules and has changed nothing; the last one is the starter's.
  const lines = [...commands, "node --conditions=react-server --import tsx scripts/settings.ts"];
  const ran = await Promise.all(lines.map((line) => run(line.split(" ").slice(1), { DATABASE_URL: "none" })));
  const refused = expect.stringMatching(/^(Set DATABASE_URL to an address such as|Name (one account|the)) /);
  expect(ran).toEqual(lines.map(() => ({ code: 1, said: refused })));
});
