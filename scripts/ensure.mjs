// Runs before `npm start` and `npm test`: installs the dependencies and builds, when and only when that is needed.
// Plain Node.js without dependencies, since there may be none yet.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { takeLock } from "../lib/process-lock.mjs";
import { build } from "./build.mjs";
import { nodeIsTooOld, root, run, serving, state } from "./run.mjs";

const built = path.join(state, "built");
const inputs = ["app", "components", "lib", "db", "public", "scripts/build.mjs", "package-lock.json"];
const inputsAtRoot = /\.(ts|mjs)$|^(package|tsconfig)\.json$/;
const irrelevant = /\.test\.tsx?$|^(drizzle|vitest)\.config\.ts$|^next-env\.d\.ts$/;

/** Whether every required package of the lockfile is in node_modules in its version, by npm's own record there. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, devOptional, link }]) =>
      name === "" || optional || devOptional || link || present[name]?.version === version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** A hash over everything that the build reads. */
function hashOfSources() {
  const hash = createHash("sha256").update(process.version.split(".")[0]);
  const rootFiles = fs.readdirSync(root).filter((name) => inputsAtRoot.test(name));
  const files = [...inputs, ...rootFiles].flatMap(filesUnder).filter((file) => !irrelevant.test(file));
  for (const file of [...new Set(files)].sort()) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesUnder(name) {
  const found = fs.statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [name];
  return fs.readdirSync(path.join(root, name)).flatMap((child) => filesUnder(`${name}/${child}`));
}

/** What stands in `built` after a build of these sources; another build, by hand, has another id. */
function stamp(sources) {
  const id = path.join(root, ".next/BUILD_ID");
  return `${sources} ${fs.existsSync(id) ? fs.readFileSync(id, "utf8") : "none"}\n`;
}

const isBuilt = () => fs.existsSync(built) && fs.readFileSync(built, "utf8") === stamp(hashOfSources());

/** Keeps two builds of one folder apart: the second waits, and then usually finds that there is nothing left to do. */
async function waitForLock(file) {
  for (let told = false; ; told = true) {
    const taken = await takeLock(file);
    if ("release" in taken) return taken;
    if (!told) console.log(`Waiting for another process (pid ${taken.pid}) that installs or builds …`);
    await pause(300);
  }
}

/** A server loads scripts and packages as they are asked for: under it they must not be replaced. */
async function refuseUnderServer() {
  const locks = fs.existsSync(serving) ? fs.readdirSync(serving).filter((name) => !name.includes(".")) : [];
  for (const name of locks) {
    const taken = await takeLock(path.join(serving, name));
    if (!("release" in taken))
      throw new Error(
        `A server runs from this folder (pid ${taken.pid}), and the sources have changed since it was built: stop it first.`,
      );
    taken.release();
  }
}

async function ensure() {
  if (isInstalled() && isBuilt()) return;
  fs.mkdirSync(state, { recursive: true });
  const lock = await waitForLock(path.join(state, "lock"));
  try {
    if (isInstalled() && isBuilt()) return;
    await refuseUnderServer();
    if (!isInstalled()) {
      console.log("Installing the dependencies, since they differ from package-lock.json …");
      await run(
        "npm",
        ["ci", "--include=dev", "--no-audit", "--no-fund"],
        "The dependencies couldn't be installed",
      );
    }
    if (isBuilt()) return;
    console.log("Building, since the sources have changed since the last build …");
    const sources = hashOfSources();
    fs.rmSync(built, { force: true });
    await build();
    fs.writeFileSync(built, stamp(sources));
  } finally {
    lock.release();
  }
}

if (nodeIsTooOld()) {
  console.error(nodeIsTooOld());
  process.exitCode = 1;
} else {
  await ensure().catch((error) => {
    console.error(error.message);
    process.exitCode = error.exitCode ?? 1;
  });
}
