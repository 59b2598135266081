// What the scripts at the root of the product share: where it is, and how they run other programs.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What `ensure.mjs` notes beside the build; in `serving` each server that runs from this folder holds a lock. */
export const state = path.join(root, ".ensure");
export const serving = path.join(state, "serving");

/** A sentence when this Node.js is older than package.json allows, else undefined. */
export function nodeIsTooOld() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [ourMajor, ourMinor] = process.versions.node.split(".").map(Number);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return undefined;
  return `Tomekeeper needs Node.js ${major}.${minor} or newer; this is ${process.versions.node}. Install a newer one (https://nodejs.org).`;
}

/** The program and the arguments that run a command of node, of npm, or of a package in node_modules, without a shell. */
function resolve(command, args) {
  if (command === "node") return [process.execPath, args];
  if (command !== "npm") return [process.execPath, [binOf(command), ...args]];
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js") ? [process.execPath, [npm, ...args]] : ["npm", args];
}

function binOf(command) {
  const packages = {
    next: "next/dist/bin/next",
    vitest: "vitest/vitest.mjs",
    playwright: "@playwright/test/cli.js",
  };
  return path.join(root, "node_modules", packages[command]);
}

/** Starts a command in the product's folder, in production mode, with our input and output. */
export function start(command, args, { env = {}, ...options } = {}) {
  const [program, all] = resolve(command, args);
  const production = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  return spawn(program, all, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...production, ...env },
    ...options,
  });
}

/** Waits for the end of a child and answers its exit code; signals that reach us meanwhile are passed on to it. */
export function ended(child) {
  const pass = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((settle, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const name of signals) process.off(name, pass);
      settle(code ?? 128 + os.constants.signals[signal]);
    });
  });
}

/** Runs a command to its end. Throws an error with the sentence and the exit code when it fails. */
export async function run(command, args, sentence, options) {
  const exitCode = await ended(start(command, args, options));
  if (exitCode !== 0) throw Object.assign(new Error(`${sentence} (exit code ${exitCode}).`), { exitCode });
}
