import type { Opened, OpenedFor } from "@/lib/model/opened";

/** For whom something is open, as a form holds it. */
export interface OpeningValues {
  isOpen: boolean;
  audience: "all" | "some";
  chosen: number[];
}

/** As everything new is. */
export const NEW: Opened = { isSealed: true, openedFor: null };

export const openingValues = ({ isSealed, openedFor }: Opened): OpeningValues => ({
  isOpen: !isSealed,
  audience: Array.isArray(openedFor) ? "some" : "all",
  chosen: Array.isArray(openedFor) ? openedFor : [],
});

const inOrder = (audience: OpenedFor | null) =>
  Array.isArray(audience) ? audience.toSorted((one, other) => one - other) : audience;
const isSame = (one: OpenedFor | null, other: OpenedFor | null): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** What is to be done so that it is open as the form says; undefined where it is so already. */
export const openingOf = (
  was: OpenedFor | null,
  { isOpen, audience, chosen }: OpeningValues,
): "seal" | { for: OpenedFor } | undefined => {
  if (!isOpen) return was === null ? undefined : "seal";
  const is = audience === "all" ? ("all" as const) : chosen;
  return isSame(was, is) ? undefined : { for: is };
};
