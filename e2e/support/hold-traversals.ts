import type { Page } from "@playwright/test";

interface Held {
  traversalAsked: Promise<void>;
  letTraversalsGo: () => void;
}

/** Runs in the browser: a traversal that is asked for is made when the test says so, as where the browser is slow. */
const hold = () => {
  const { navigation } = window;
  const traverseTo = navigation.traverseTo.bind(navigation);
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const late = (key: string) => {
    asked.resolve();
    const made = gate.promise.then(() => traverseTo(key));
    return {
      committed: made.then(({ committed }) => committed),
      finished: made.then(({ finished }) => finished),
    };
  };
  Object.assign(navigation, { traverseTo: late });
  Object.assign(window, { traversalAsked: asked.promise, letTraversalsGo: gate.resolve } satisfies Held);
};

/**
 * Holds back the traversals of the page that is open, such as those by which dialogs leave the history. `asked` resolves once the page has
 * asked for one; `letGo` lets all of them be made.
 */
export const holdTraversals = async (page: Page) => {
  await page.evaluate(hold);
  return {
    asked: () => page.evaluate(() => (window as unknown as Held).traversalAsked),
    letGo: () => page.evaluate(() => (window as unknown as Held).letTraversalsGo()),
  };
};
