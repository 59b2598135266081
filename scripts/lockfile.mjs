// npm run lockfile, after an `npm install` that changed package-lock.json: adds what npm left out of it.
// npm omits a program for another platform when the registry at hand doesn't offer it, and `npm ci` then refuses the
// lockfile on every platform. Their versions stand in the packages that want them, their platforms in their names.
import fs from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

const systems = /\b(android|darwin|freebsd|linux|openharmony|win32)/;
const processors = /\b(arm64|arm|x64|ia32|ppc64|riscv64|s390x)\b/;

/** An entry as npm itself writes it, in its order. */
function entryOf({ name, version, dev }) {
  const [os] = systems.exec(name) ?? [];
  const [cpu] = processors.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`The name ${name} doesn't say for which platform it is.`);
  const libc = /musl/.test(name) ? ["musl"] : /gnu/.test(name) ? ["glibc"] : undefined;
  return { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc }), optional: true, os: [os] };
}

/** The entries that are wanted as optional by others and aren't there, by their place in the lockfile. */
function missingFrom(packages) {
  const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ place, name, version, dev })),
  );
  const isThere = ({ place, name }) =>
    packages[`${place}/node_modules/${name}`] !== undefined || packages[`node_modules/${name}`] !== undefined;
  return wanted.filter((one) => !isThere(one));
}

function complete() {
  const file = path.join(root, "package-lock.json");
  const lock = JSON.parse(fs.readFileSync(file, "utf8"));
  const added = missingFrom(lock.packages);
  for (const one of added) lock.packages[`node_modules/${one.name}`] = entryOf(one);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  fs.writeFileSync(
    file,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`,
  );
  console.log(`Added ${added.length} packages for other platforms.`);
}

complete();
