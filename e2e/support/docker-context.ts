import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const linesOf = (file: string) => readFileSync(path.join(root, file), "utf8").split("\n");

/** A pattern of .dockerignore as an expression: it holds for what it names and for all within. */
const patternOf = (pattern: string): RegExp => {
  const parts = pattern.split("/").map((part) => part.replaceAll(/[.+]/g, "\\$&").replaceAll("*", "[^/]*"));
  const source = parts.join("/").replace("[^/]*[^/]*/", "(?:.*/)?");
  return new RegExp(`^${source}(?:/|$)`);
};

const filesUnder = (name: string): string[] => {
  const file = path.join(root, name);
  if (!existsSync(file)) return [];
  if (statSync(file).isFile()) return [name];
  return readdirSync(file).flatMap((child) => filesUnder(`${name}/${child}`));
};

/** The files that a build of the image begins with: the last pattern of .dockerignore that names a file, or a folder around it, decides. */
const contextFiles = (): string[] => {
  const written = linesOf(".dockerignore").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const rules = written.map((line) => ({
    lets: line.startsWith("!"),
    pattern: patternOf(line.replace(/^!/, "")),
  }));
  const named = written.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  return named
    .flatMap(filesUnder)
    .filter((file) => rules.findLast(({ pattern }) => pattern.test(file))?.lets);
};

/** Copies what a build of the image begins with into a folder. */
export const copyContext = (folder: string): void => {
  for (const file of contextFiles()) cpSync(path.join(root, file), path.join(folder, file));
};

/** Copies what the last stage of the Dockerfile takes of it, without what is built, from one folder into another. */
export const copyIntoImage = (context: string, image: string): void => {
  const last = linesOf("Dockerfile").findLastIndex((line) => line.startsWith("FROM "));
  for (const line of linesOf("Dockerfile").slice(last)) {
    const [, names = "", to = ""] = /^COPY --from=build (.+) (\S+)$/.exec(line) ?? [];
    for (const from of names.split(" ").map((name) => path.posix.relative("/app", name))) {
      if (names === "" || from.startsWith(".next")) continue;
      const target = to.endsWith("/") ? path.join(to, path.basename(from)) : to;
      cpSync(path.join(context, from), path.join(image, target), { recursive: true });
    }
  }
};
