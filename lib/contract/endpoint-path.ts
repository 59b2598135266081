const PARAMETER = /\[(\w+)\]/g;

/** The path of an endpoint with its parameters filled in, each percent-encoded: the one spelling that a client of ours sends. */
export const pathOf = (path: string, params: Record<string, number | string> = {}): string =>
  path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(params[name])));
