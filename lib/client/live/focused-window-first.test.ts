import { afterEach, expect, it, vi } from "vitest";
import { focusedWindowFirst } from "./focused-window-first";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("lets the window with the focus go first", () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const inWindow = (name: string, isFocused: boolean) => {
    vi.stubGlobal("document", { hasFocus: () => isFocused });
    focusedWindowFirst(() => done.push(name))();
  };
  inWindow("the other", false);
  inWindow("with the focus", true);
  vi.runAllTimers();
  expect(done).toEqual(["with the focus", "the other"]);
});
