import { expect, test } from "vitest";
import type { RollAudience } from "@/lib/model/roll";
import { additionReach } from "./evenings";

const MEMBERS = { id: 3, audience: "members" };
const MANAGERS = { id: 3, audience: "managers" };

test.each<[RollAudience[], boolean, object]>([
  [["table"], true, MEMBERS],
  [["dm", "table"], true, MEMBERS],
  [["dm"], true, { ...MANAGERS, to: [7] }],
  [["me", "dm"], true, { ...MANAGERS, to: [7] }],
  [["me"], true, { id: 3, audience: null, to: [7] }],
  // Players read none of these; who wrote one for themselves alone is told of it all the same.
  [["table"], false, MANAGERS],
  [["table", "dm"], false, MANAGERS],
  [["dm"], false, MANAGERS],
  [["me"], false, { id: 3, audience: null, to: [7] }],
])("an addition for %j, to a chapter that is signed: %s, reaches %j", (audiences, isToSigned, reach) => {
  expect(additionReach({ eveningId: 3, userId: 7, isToSigned }, ...audiences)).toEqual(reach);
});
