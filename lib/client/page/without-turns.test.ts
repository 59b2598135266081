import { expect, test } from "vitest";
import { showToastsWith, toast } from "./toast";

/** An override, and an isolate, that nothing ends. */
const NAME = "\u202EneraM\u2066";

test("a name turns nothing of the toast that it stands in", () => {
  const said: unknown[] = [];
  const say = (text: string, { description }: { description?: string }) => said.push([text, description]);
  const shown = { success: say, info: say, error: say, message: say, dismiss: () => {} };
  showToastsWith(shown as unknown as Parameters<typeof showToastsWith>[0]);
  toast.success(`${NAME} joined.`);
  toast.error("Nobody joined.", { description: `Ask ${NAME} again.` });
  toast.roll({ total: "7", label: `${NAME} rolls`, detail: `against ${NAME} or more` });
  expect(said).toEqual([
    ["neraM joined.", undefined],
    ["Nobody joined.", "Ask neraM again."],
    ["neraM rolls", "against neraM or more"],
  ]);
});
