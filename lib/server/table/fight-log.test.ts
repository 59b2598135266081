import { expect, it } from "vitest";
import { type LogEntry, seenNow } from "@/lib/rules/fight-log";
import { logLines } from "./fight-log";

const goblin = { id: 1, name: "Goblin", isHidden: false, isUnnamed: false };
const now = seenNow([{ ...goblin, kind: "encounter" }], []);
const line = (round: number, type: LogEntry["type"], amount?: number) => ({
  id: 1,
  round,
  userId: 1,
  username: "Maren",
  createdAt: new Date(0),
  isUndone: false,
  entry: {
    type,
    actor: null,
    targets: [{ ...goblin, amount }],
    detail: "",
    rounds: null,
    proposer: null,
  } as LogEntry,
});
const rows = [line(1, "damage", 3), line(1, "temporary", 5), line(0, "add")];
const readBy = (role: "creator" | "player") => logLines(now, rows, { id: 2, role }).map(({ text }) => text);

it("tells players nothing of what was prepared, nor of the temporary hit points of monsters", () => {
  expect(readBy("player")).toEqual(["Goblin took 3 damage."]);
  expect(readBy("creator")).toEqual([
    "Goblin took 3 damage.",
    "Goblin has 5 temporary hit points.",
    "Goblin came in.",
  ]);
});
