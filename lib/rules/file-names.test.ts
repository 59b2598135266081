import { expect, it } from "vitest";
import { DistinctPaths, fileNameOf, pathOfTitle } from "./file-names";

it.each([
  ["The Toll Bridge", "The Toll Bridge"],
  ['What now? "Run"', "What now Run"],
  ["../../etc/passwd", "etc passwd"],
  ["con", "con_"],
  ["Aux.foo", "Aux_.foo"],
  ["Console", "Console"],
  ["漢".repeat(120), "漢".repeat(66)],
  ["🐉".repeat(60), "🐉".repeat(50)],
  [`a${"🐉".repeat(60)}`, `a${"🐉".repeat(49)}`],
  ["...", "Untitled"],
  ["", "Untitled"],
  ["Ends with a dot. ", "Ends with a dot"],
])("%j is the file %j", (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

it("a title's beginnings are folders again", () => {
  expect(pathOfTitle("Places: Harbour: The Toll Bridge")).toBe("Places/Harbour/The Toll Bridge");
  expect(pathOfTitle(": ..: ")).toBe("Untitled");
});

it("titles that differ by Unicode normalization alone get different file names", () => {
  const paths = new DistinctPaths();
  const written = ["Café", "Café".normalize("NFD")].map((title) => paths.take(pathOfTitle(title)));
  expect(written).toEqual(["Café", "Café 2"]);
});

it("no two files have one path", () => {
  const paths = new DistinctPaths();
  expect(["a", "A", "a", "b"].map((path) => paths.take(path))).toEqual(["a", "A 2", "a 3", "b"]);
});
