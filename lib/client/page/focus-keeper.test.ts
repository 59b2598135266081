import { expect, test } from "vitest";
import { focusKeeper } from "./focus-keeper";

/** What each element of the page lies in. */
const INSIDE: Record<string, string> = {
  part: "main",
  list: "part",
  remove: "list",
  next: "list",
  field: "part",
  delete: "dialog",
  dialog: "body",
  undo: "toasts",
  toasts: "body",
  wrapped: "wrapper",
  wrapper: "list",
};
const PLACES = new Set(["main", "part", "dialog"]);
const LAYERS = new Set(["dialog", "toasts"]);

const around = (one: string): string[] => {
  const outer = INSIDE[one];
  return outer === undefined ? [] : [outer, ...around(outer)];
};

/** A page of which elements can be taken away or switched off, beside its keeper. */
function somePage() {
  const off = new Set<string>();
  const hidden = new Set<string>();
  let focused: string | undefined;
  let time = 0;
  const canHold = (one: string) => !off.has(one) && !hidden.has(one);
  const focus = (one: string) => {
    focused = one;
    keeper.entered(one);
  };
  const keeper = focusKeeper<string>({
    focused: () => focused,
    isOff: (one) => off.has(one),
    isSeen: (one) => !hidden.has(one),
    around,
    layerOf: (one) => [one, ...around(one)].find((outer) => LAYERS.has(outer)),
    isPlace: (one) => PLACES.has(one),
    isWritten: (one) => one === "field",
    everything: () => "main",
    give: (one) => {
      if (canHold(one)) focus(one);
      return canHold(one);
    },
    now: () => time,
  });
  const settle = () => {
    if (keeper.isDue()) keeper.settle();
    return focused;
  };
  return {
    focus,
    settle,
    /** Nothing has the focus any more. */
    blur: () => {
      focused = undefined;
    },
    /** It goes away or is disabled, and with it the focus. */
    lose: (...some: string[]) => {
      for (const one of some) off.add(one);
      if (focused !== undefined && off.has(focused)) focused = undefined;
    },
    hide: (one: string) => {
      hidden.add(one);
      if (focused === one) focused = undefined;
    },
    switchOff: (one: string) => off.add(one),
    bringBack: (one: string) => off.delete(one),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test("of a control that goes away the focus goes to the nearest part around that is left", () => {
  const page = somePage();
  page.focus("remove");
  page.lose("remove", "list");
  expect(page.settle()).toBe("part");
  page.lose("part");
  expect(page.settle()).toBe("main");
});

test("a control that is hidden has lost it too", () => {
  const page = somePage();
  page.focus("remove");
  page.hide("remove");
  expect(page.settle()).toBe("part");
});

test("what is disabled loses it, also where the browser leaves it there, and has it back once it can be used again", () => {
  const page = somePage();
  page.focus("remove");
  page.switchOff("remove");
  expect(page.settle()).toBe("part");
  expect(page.settle()).toBe("part");
  page.bringBack("remove");
  expect(page.settle()).toBe("remove");
});

test("it doesn't go back after long, nor away from where somebody is by then, nor into a field", () => {
  const late = somePage();
  late.focus("remove");
  late.lose("remove");
  late.settle();
  late.pass(60_000);
  late.bringBack("remove");
  expect(late.settle()).toBe("part");

  const elsewhere = somePage();
  elsewhere.focus("remove");
  elsewhere.lose("remove");
  elsewhere.settle();
  elsewhere.focus("next");
  elsewhere.bringBack("remove");
  expect(elsewhere.settle()).toBe("next");

  const written = somePage();
  written.focus("field");
  written.lose("field");
  expect(written.settle()).toBe("part");
  written.bringBack("field");
  expect(written.settle()).toBe("part");
});

test("gives no focus back after a click on the empty page, also where the blurred control is removed later", () => {
  const page = somePage();
  page.focus("remove");
  page.blur();
  expect(page.settle()).toBeUndefined();
  page.lose("remove");
  expect(page.settle()).toBeUndefined();

  const waiting = somePage();
  waiting.focus("remove");
  waiting.lose("remove");
  waiting.settle();
  waiting.blur();
  waiting.settle();
  waiting.bringBack("remove");
  expect(waiting.settle()).toBeUndefined();
});

test("what got the focus meanwhile keeps it", () => {
  const page = somePage();
  page.focus("remove");
  page.lose("remove");
  page.focus("next");
  expect(page.settle()).toBe("next");
});

test("within a dialog it stays there", () => {
  const page = somePage();
  page.focus("remove");
  page.focus("delete");
  page.lose("delete");
  expect(page.settle()).toBe("dialog");
});

test("with a dialog it goes back to where it came from, or around there where that is gone", () => {
  const page = somePage();
  page.focus("next");
  page.focus("delete");
  page.lose("delete", "dialog");
  expect(page.settle()).toBe("next");
  page.focus("delete");
  page.bringBack("delete");
  page.bringBack("dialog");
  page.focus("delete");
  page.lose("delete", "dialog", "next", "list");
  expect(page.settle()).toBe("part");
});

test("from a dialog over a dialog it goes back one by one, and not into a field", () => {
  const page = somePage();
  page.focus("field");
  page.focus("delete");
  page.focus("undo");
  page.focus("delete");
  page.lose("delete", "dialog");
  expect(page.settle()).toBe("part");
});

test("with a toast it goes back to where it came from, or to the page where nothing had it", () => {
  const page = somePage();
  page.focus("next");
  page.focus("undo");
  page.lose("undo");
  expect(page.settle()).toBe("next");

  const fresh = somePage();
  fresh.focus("undo");
  fresh.lose("undo");
  expect(fresh.settle()).toBe("main");
});
