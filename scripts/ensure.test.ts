import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { takeLock } from "@/lib/process-lock.mjs";

const root = path.resolve(import.meta.dirname, "..");

test("nothing is installed or built under a server that runs from the same folder", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "tomekeeper-ensure-"));
  const at = (name: string) => path.join(folder, name);
  try {
    for (const name of ["scripts/build.mjs", "scripts/ensure.mjs", "scripts/run.mjs", "lib/process-lock.mjs"])
      cpSync(path.join(root, name), at(name));
    for (const name of ["node_modules/next/dist/bin", ".ensure/serving", ".next/static"])
      mkdirSync(at(name), { recursive: true });
    cpSync(path.join(root, "package.json"), at("package.json"));
    for (const name of ["package-lock.json", "node_modules/.package-lock.json"])
      writeFileSync(at(name), '{"packages":{}}');
    writeFileSync(
      at("node_modules/next/dist/bin/next"),
      'require("node:fs").writeFileSync("was-built", "");',
    );
    const ensure = () => {
      const { status, stderr } = spawnSync(process.execPath, ["scripts/ensure.mjs"], {
        cwd: folder,
        encoding: "utf8",
      });
      return { status, stderr };
    };
    const servers = await Promise.all(
      ["one", "other"].map((name) => takeLock(at(`.ensure/serving/${name}`))),
    );
    expect(ensure()).toEqual({
      status: 1,
      stderr: `A server runs from this folder (pid ${process.pid}), and the sources have changed since it was built: stop it first.\n`,
    });
    expect(existsSync(at("was-built"))).toBe(false);
    for (const server of servers) if ("release" in server) server.release();
    // One that was killed leaves its lock.
    writeFileSync(at(".ensure/serving/killed"), "");
    expect(ensure()).toEqual({ status: 0, stderr: "" });
    expect(existsSync(at("was-built"))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
