import { beforeEach, expect, it, vi } from "vitest";
import { rememberFilters, remembered, rememberTaken } from "./remembered";
import type { Summary } from "./kinds";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
});

it("shows what one person took and chose to nobody else at the same browser", () => {
  const vampire = { slug: "vampire", name: "Vampire" } as Summary;
  stored.set("user_id", "1");
  rememberFilters("monsters", { type: "undead" });
  rememberTaken("monsters", [vampire]);
  stored.set("user_id", "12");
  expect(remembered("monsters")).toEqual({ filters: {}, recent: [] });
  stored.set("user_id", "1");
  expect(remembered("monsters")).toEqual({ filters: { type: "undead" }, recent: [vampire] });
});
