import { expect, test } from "vitest";
import { ask, currentQuestion } from "./confirm-store";

/** An override, and an isolate, that nothing ends. */
const NAME = "\u202EneraM\u2066";

test("a name turns nothing of the question that it stands in", () => {
  void ask({
    text: `Remove ${NAME} from the campaign?`,
    detail: `${NAME} may come in again.`,
    accept: "Remove",
  });
  expect(currentQuestion()).toMatchObject({
    text: "Remove neraM from the campaign?",
    detail: "neraM may come in again.",
  });
});
