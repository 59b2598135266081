import { expect, test, vi } from "vitest";
import { afterAnswer } from "./after-answer";

const after = vi.hoisted(() => vi.fn<(work: () => Promise<void>) => void>());
const warn = vi.hoisted(() => vi.fn<(fields: object, event: string) => void>());
vi.mock("next/server", () => ({ after }));
vi.mock("./log", () => ({ log: { warn } }));

test("what fails after an answer is logged, and isn't left to the framework, which prints the values of a query", async () => {
  const error = Object.assign(new Error("Failed query: select 1"), { params: ["maren@example.org"] });
  afterAnswer(() => Promise.reject(error));
  await expect(after.mock.calls[0]?.[0]()).resolves.toBeUndefined();
  expect(warn.mock.calls).toEqual([[{ error }, expect.any(String)]]);
});
