import { expect, it } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import { storeUserId } from "./credentials";

const memory = stubMemoryStorage();

it.each([
  { who: "the same person", id: 7, left: "[]" },
  { who: "somebody else", id: 8, left: undefined },
])("keeps the list of campaigns for nobody else when $who logs in", ({ id, left }) => {
  memory.set("user_id", "7");
  memory.set("campaigns", "[]");
  storeUserId(id);
  expect(Object.fromEntries(memory)).toEqual({ user_id: String(id), ...(left && { campaigns: left }) });
});
