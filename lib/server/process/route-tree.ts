/** The addresses of route files as a tree of their segments: `/api/characters/[id]` is `api`, `characters` and a parameter `id`. */
export interface RouteTree {
  file?: string;
  fixed: Map<string, RouteTree>;
  parameter?: { name: string; tree: RouteTree };
}
export interface FoundRoute {
  file: string;
  params: Record<string, string>;
}

const ROUTE = "/route";
const PARAMETER = /^\[(\w+)\]$/;

const branch = (tree: RouteTree, segment: string): RouteTree => {
  const name = PARAMETER.exec(segment)?.[1];
  if (name !== undefined) {
    tree.parameter ??= { name, tree: { fixed: new Map() } };
    return tree.parameter.tree;
  }
  const known = tree.fixed.get(segment) ?? { fixed: new Map() };
  tree.fixed.set(segment, known);
  return known;
};

/** Makes the tree of the build's manifest, `{"/api/health/route": "app/api/health/route.js"}`; pages and addresses of any length are left out. */
export const routeTree = (manifest: Readonly<Record<string, string>>): RouteTree => {
  const root: RouteTree = { fixed: new Map() };
  for (const [address, file] of Object.entries(manifest)) {
    if (
      !address.startsWith("/api/") ||
      !address.endsWith(ROUTE) ||
      address.includes("[...") ||
      address.includes("[[")
    )
      continue;
    const segments = address.slice(1, -ROUTE.length).split("/");
    segments.reduce(branch, root).file = file;
  }
  return root;
};

/** The route of a path such as `/api/characters/7`, by the framework's rule: a name before a parameter, segment by segment. */
export const findRoute = (tree: RouteTree, pathname: string): FoundRoute | undefined => {
  const segments = pathname.slice(1).split("/");
  const search = ({ file, fixed, parameter }: RouteTree, at: number): FoundRoute | undefined => {
    const segment = segments[at];
    if (segment === undefined) return file === undefined ? undefined : { file, params: {} };
    const named = fixed.get(segment);
    const found = named && search(named, at + 1);
    if (found || !parameter || segment === "") return found;
    const below = search(parameter.tree, at + 1);
    return below && { file: below.file, params: { ...below.params, [parameter.name]: segment } };
  };
  return search(tree, 0);
};
