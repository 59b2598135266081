import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// Below these versions the product could be attacked, so no installation may hold one, not even deep inside another package.
const floors: Record<string, string> = {
  next: "16.3.3",
  "drizzle-orm": "0.45.2",
  // Remote code execution through an AVIF picture.
  sharp: "0.35.4",
};

const lockfile = path.resolve(import.meta.dirname, "../package-lock.json");
const partsOf = (version: string) => (version.split("-")[0] ?? "").split(".").map(Number);

/** Whether a version is lower than another; what comes before a release counts as lower than it. */
function isBelow(version: string, floor: string): boolean {
  const given = partsOf(version);
  for (const [index, wanted] of partsOf(floor).entries()) {
    const part = given[index] ?? 0;
    if (part !== wanted) return part < wanted;
  }
  return version.includes("-");
}

const found = (packages: Record<string, { version?: string }>): [string, string][] =>
  Object.entries(packages).flatMap(([place, { version }]) => {
    const name = place.split("node_modules/").at(-1);
    return name && version ? [[name, version]] : [];
  });
const tooOld = (packages: Record<string, { version?: string }>) =>
  found(packages)
    .filter(([name, version]) => floors[name] !== undefined && isBelow(version, floors[name]))
    .map(([name, version]) => `${name} ${version}`);

test("no package of the lockfile is older than the versions that closed its holes", () => {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as {
    packages: Record<string, { version: string }>;
  };
  const names = new Set(found(packages).map(([name]) => name));
  expect(Object.keys(floors).filter((name) => !names.has(name))).toEqual([]);
  expect(tooOld(packages)).toEqual([]);
});

test("an older one would be found, also inside another package", () => {
  const packages = {
    "node_modules/next": { version: "16.3.3-canary.1" },
    "node_modules/a/node_modules/sharp": { version: "0.35.3" },
    "node_modules/sharp": { version: "0.35.10" },
    "node_modules/drizzle-orm": { version: "1.0.0" },
  };
  expect(tooOld(packages)).toEqual(["next 16.3.3-canary.1", "sharp 0.35.3"]);
});
