import { expect, test } from "vitest";
import { describeError } from "./describe-error";

test("an error is logged with its cause and its place, but without the values of the query", () => {
  const refused = Object.assign(new Error("value too long"), { code: "22001" });
  const text = 'Dear diary\nparams: I\n    at the "inn"';
  const message = `Failed query: insert into notes values ($1)\nparams: ${text}`;
  const described = describeError(new Error(message, { cause: refused }));
  expect(described).toMatchObject([
    { message: "Failed query: insert into notes values ($1)" },
    { message: "value too long", code: "22001" },
  ]);
  expect(described[0]?.at[0]).toContain("describe-error.test.ts");
  expect(JSON.stringify(described)).not.toMatch(/diary|inn/);
});

test("what a parser could not read is not quoted", () => {
  const parse = () => JSON.parse('{"password":hunter2}') as unknown;
  expect(parse).toThrow("hunter2");
  let described = "";
  try {
    parse();
  } catch (error) {
    described = JSON.stringify(describeError(new Error("next-auth", { cause: error })));
  }
  expect(described).toContain("SyntaxError");
  expect(described).not.toContain("hunter2");
});

test("what isn't an error is logged by its kind alone", () => {
  expect(describeError("my password")).toEqual([{ name: "string", message: "", code: undefined, at: [] }]);
});
