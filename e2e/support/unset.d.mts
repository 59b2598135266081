export const UNSET: Record<string, string>;
