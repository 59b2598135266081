import type { Route } from "@playwright/test";

/** For `page.route`: the server does its work, and the line is cut before its answer arrives. */
export const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};
