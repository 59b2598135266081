import { expect, it } from "vitest";
import { dealerIn, dealersFor, likelyDealer, proposerIn } from "@/lib/rules/fight-dealer";

const one = (id: number, kind: "character" | "encounter" | "row", current = 5) => ({
  id,
  kind,
  isDefeated: kind === "encounter" && current === 0,
  hitPoints: kind === "row" ? null : { current },
});
const combatants = [
  one(1, "character"),
  one(2, "character", 0),
  one(3, "encounter"),
  one(4, "encounter", 0),
  one(5, "row"),
];
const dealer = (turn: number | null, ...targets: number[]) => likelyDealer({ combatants, turn }, targets);

it("is who has the turn, while that one is up", () => {
  expect([dealer(1, 3), dealer(3, 1), dealer(5, 1, 3)]).toEqual([1, 3, 5]);
  expect([dealer(2, 3), dealer(4, 1), dealer(null, 1)]).toEqual([null, null, null]);
});

it("is nobody where one of the targets is itself or of its own side", () => {
  expect([dealer(1, 1), dealer(1, 2), dealer(3, 4), dealer(1, 3, 2)]).toEqual([null, null, null, null]);
});

it("offers who has the turn first, then the other side, and nobody who is down", () => {
  const offered = (turn: number | null, ...targets: number[]) =>
    dealersFor({ combatants: [...combatants, one(6, "encounter")], turn }, targets).map(({ id }) => id);
  expect(offered(6, 1)).toEqual([6, 3, 1]);
  expect(offered(1, 3)).toEqual([1, 3, 6]);
  expect(offered(5, 3)).toEqual([5, 1, 3, 6]);
  expect(offered(null, 3)).toEqual([1, 3, 6]);
});

it("is who was chosen by hand, also nobody, as long as they are in the fight", () => {
  const by = (chosen?: number | null) =>
    dealerIn({ combatants }, chosen === undefined ? undefined : { by: chosen }, 3);
  expect([by(), by(1), by(null), by(9)]).toEqual([3, 1, null, 3]);
});

it("proposes for the player's character that has the turn, else for their first in the order", () => {
  const order = [7, null, 8, 9].map((characterId, id) => ({ id, characterId }));
  const proposer = (turn: number | null, ...own: number[]) =>
    proposerIn({ combatants: order, turn }, own)?.characterId;
  expect([proposer(2, 7, 8), proposer(0, 7, 8), proposer(3, 7, 8), proposer(null, 8, 7)]).toEqual([
    8, 7, 7, 7,
  ]);
  expect(proposer(1)).toBeUndefined();
});
