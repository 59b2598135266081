import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HOLD_EARLY_KEYS } from "./early-keys";

/** A node of the page, which notes what is dispatched at it. */
class Element {
  isConnected = true;
  readonly heard: string[] = [];
  /** Whether it lies in a field. */
  constructor(readonly isField = false) {}
  closest = () => (this.isField ? this : null);
  dispatchEvent = ({ key }: { key: string }) => this.heard.push(key);
}
class KeyboardEvent {
  readonly key: string;
  constructor(
    readonly type: string,
    { key }: { key: string },
  ) {
    this.key = key;
  }
}

/** The page while React doesn't listen yet: what has the keys, and what hydration does then. */
const page = () => {
  const body = new Element();
  const window: { pressEarlyKeys?: () => void } = {};
  const listeners = new Set<(event: object) => void>();
  runInNewContext(HOLD_EARLY_KEYS, {
    Element,
    KeyboardEvent,
    window,
    document: { body, readyState: "complete" },
    setTimeout: (work: () => void) => {
      work();
    },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  });
  const press = (key: string, target: Element) => {
    for (const listener of listeners) listener({ key, target });
  };
  return { body, press, hydrate: () => window.pressEarlyKeys?.() };
};

test("a key that was pressed before hydration is pressed again where it was pressed, as long as that is there", () => {
  const { body, press, hydrate } = page();
  const [menu, gone, field] = [new Element(), new Element(), new Element(true)];
  press("Escape", menu);
  press("v", gone);
  press("x", field);
  press("n", body);
  gone.isConnected = false;
  hydrate();
  expect([menu.heard, gone.heard, field.heard, body.heard]).toEqual([["Escape"], [], [], ["v", "n"]]);
  press("d", menu);
  hydrate();
  expect(menu.heard).toEqual(["Escape"]);
});
