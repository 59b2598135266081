import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { vi } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

export interface FoundPattern {
  /** "lib/library/words.ts: /…/gi". */
  name: string;
  file: string;
  pattern: RegExp;
}

/** The source files of a folder and of those in it, without tests and fixtures. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture|d)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
    .toSorted();

const found = (file: string, pattern: RegExp): FoundPattern => ({
  name: `${file}: ${String(pattern)}`,
  file,
  pattern,
});

/** What a file's module makes by `new RegExp` while it is loaded. */
const builtBy = async (file: string, places: number): Promise<RegExp[]> => {
  const built: RegExp[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given: [string, string?]) => {
      const pattern = new target(...given);
      built.push(pattern);
      return pattern;
    },
  });
  // What is loaded already would build nothing.
  vi.resetModules();
  try {
    await import(path.join(root, file));
  } finally {
    globalThis.RegExp = original;
  }
  if (built.length < places)
    throw new Error(`${file} builds a pattern within a function: make it a constant of the module.`);
  return built;
};

/** Every regular expression of a file, once: its literals, and what it and what it imports build. Asked one file at a time. @throws Error for one that only a call would build */
export const patternsOf = async (file: string): Promise<FoundPattern[]> => {
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  const literals: RegExp[] = [];
  let places = 0;
  new Visitor({
    Literal: (node) => {
      if ("regex" in node) literals.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
    NewExpression: ({ callee }) => {
      if (callee.type === "Identifier" && callee.name === "RegExp") places += 1;
    },
  }).visit(program);
  const built = places === 0 ? [] : await builtBy(file, places);
  return [...literals, ...built].map((pattern) => found(file, pattern));
};
