import { expect, test } from "vitest";
import { findRoute, routeTree } from "./route-tree";

const tree = routeTree({
  "/api/[[...unknown]]/route": "unknown.js",
  "/api/auth/[...nextauth]/route": "auth.js",
  "/api/health/route": "health.js",
  "/api/campaigns/my/route": "my.js",
  "/api/campaigns/[id]/route": "one.js",
  "/api/campaigns/[id]/dm/route": "dm.js",
  "/api/campaigns/[id]/notes/[noteId]/route": "note.js",
  "/(open)/about/page": "about.js",
});

test.each([
  ["/api/health", "health.js", {}],
  ["/api/campaigns/my", "my.js", {}],
  ["/api/campaigns/7", "one.js", { id: "7" }],
  ["/api/campaigns/my/dm", "dm.js", { id: "my" }],
  ["/api/campaigns/7/notes/9", "note.js", { id: "7", noteId: "9" }],
])("%s is found", (pathname, file, params) => {
  expect(findRoute(tree, pathname)).toEqual({ file, params });
});

test.each([
  "/api",
  "/api/health/",
  "/api/campaigns",
  "/api/campaigns/",
  "/api/campaigns//dm",
  "/api/campaigns/7/notes",
  "/api/auth/session",
  "/about",
  "/api/constructor",
])("%s is left to the framework", (pathname) => {
  expect(findRoute(tree, pathname)).toBeUndefined();
});
