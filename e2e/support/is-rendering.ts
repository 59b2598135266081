import type { Request } from "@playwright/test";

/** Whether the router asks for a page, not in advance of a link to it. */
export const isRendering = (request: Request): boolean => {
  const { rsc, "next-router-prefetch": ahead } = request.headers();
  return rsc !== undefined && ahead === undefined;
};
