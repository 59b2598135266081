import { expect, it } from "vitest";
import { errorResponse } from "./errors";

const answered = async (code: string) => {
  const response = errorResponse(Object.assign(new Error("Failed query"), { code }), "1");
  const { error } = (await response.json()) as { error: string };
  return [response.status, response.headers.get("retry-after"), error];
};

it("tells a database that is away from a statement that took too long", async () => {
  expect(await answered("57P03")).toEqual([
    503,
    "5",
    "The database can't be reached at the moment. Please try again.",
  ]);
  expect(await answered("57014")).toEqual([503, "5", "This takes too long at the moment. Please try again."]);
});

it("answers a number that no column can hold as a refusal, and not as an accident", async () => {
  expect(await answered("22003")).toEqual([400, null, "A number would become larger than can be kept"]);
});

it("answers a character that no text can hold as a mistake of who sent it", async () => {
  const sentence = "Text may not contain NUL characters or broken unicode";
  expect(await answered("22021")).toEqual([400, null, sentence]);
  expect(await answered("22P05")).toEqual([400, null, sentence]);
});
