import type { Page } from "@playwright/test";

/** Runs in the browser: a traversal that is asked for is made when the test says so, as where the browser is slow. */
const hold = () => {
  const { navigation } = window;
  const traverseTo = navigation.traverseTo.bind(navigation);
  const gate = Promise.withResolvers<void>();
  const late = (key: string) => {
    const made = gate.promise.then(() => traverseTo(key));
    return {
      committed: made.then(({ committed }) => committed),
      finished: made.then(({ finished }) => finished),
    };
  };
  Object.assign(navigation, { traverseTo: late });
  Object.assign(window, { letTraversalsGo: gate.resolve });
};

/** Holds back the traversals of the page that is open, such as those by which dialogs leave the history; the answer lets them go. */
export const holdTraversals = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(hold);
  return () => page.evaluate(() => (window as unknown as { letTraversalsGo: () => void }).letTraversalsGo());
};
