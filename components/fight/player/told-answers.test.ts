import { expect, test } from "vitest";
import type { ProposalAnswer } from "@/lib/rules/fight-model";
import { notYetTold } from "./told-answers";

const answer = (id: number, at: string): ProposalAnswer => ({
  id,
  at,
  userId: 1,
  combatantId: 7,
  heals: false,
  amount: 5,
  cameTo: "taken",
});

test("each decision is told once, though it leaves the list with somebody who is hidden", () => {
  const [first, second] = [answer(1, "2026-11-21T19:30:00Z"), answer(2, "2026-11-21T19:31:00Z")];
  const opened = notYetTold(undefined, [first]);
  expect(opened.fresh).toEqual([]);
  const decided = notYetTold(opened.told, [second, first]);
  expect(decided.fresh).toEqual([second]);
  const hidden = notYetTold(decided.told, []);
  expect(notYetTold(hidden.told, [second, first]).fresh).toEqual([]);
  const anew = answer(2, "2026-11-21T19:40:00Z");
  expect(notYetTold(hidden.told, [anew, first]).fresh).toEqual([anew]);
});
