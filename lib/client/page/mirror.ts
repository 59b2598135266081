import { MIRROR } from "@/lib/constants";
import { isSection } from "@/lib/sections";

const ID = /^[1-9]\d{0,9}$/;

/**
 * The player through whose eyes this document shows a book. Going into the mirror and out of it loads the document anew, so that nothing
 * of what either sees is left for the other: no cached answer, no prepared page.
 */
const asked = (): number | null => {
  if (typeof window === "undefined" || !isSection(window.location.pathname)) return null;
  const id = new URL(window.location.href).searchParams.get(MIRROR) ?? "";
  return ID.test(id) ? Number(id) : null;
};
const player = asked();

/** By id; null where one looks with one's own eyes. */
export const mirrored = (): number | null => player;

/** The address of a page of the book, as who looks through a player's eyes follows it. */
export const inMirror = (href: string, userId: number | null = player): string => {
  if (userId === null) return href;
  const [path = "", query = ""] = href.split("?");
  const search = new URLSearchParams(query);
  search.set(MIRROR, String(userId));
  return `${path}?${search}`;
};

/** The same page through these eyes; null are one's own. */
export const lookAs = (userId: number | null): void => {
  const address = new URL(window.location.href);
  if (userId === null) address.searchParams.delete(MIRROR);
  else address.searchParams.set(MIRROR, String(userId));
  window.location.assign(address);
};

/** Loads the page anew with one's own eyes; the address may have lost the player already. */
export const endMirror = (): void => {
  if (new URL(window.location.href).searchParams.has(MIRROR)) lookAs(null);
  // To an address with a fragment that it has already a browser only scrolls.
  else window.location.reload();
};

const REMEMBERED = "mirror";

/** Remembers as whom one looks at a book, for going back and forth in this tab; null forgets it. */
export const rememberMirror = (campaignId: number, userId: number | null): void => {
  try {
    if (userId === null) window.sessionStorage.removeItem(REMEMBERED);
    else window.sessionStorage.setItem(REMEMBERED, `${campaignId} ${userId}`);
  } catch {
    // Storage is blocked: the way back is by the list of players.
  }
};

/** The player as whom one looked at the book last, by id. */
export const rememberedMirror = (campaignId: number): number | null => {
  try {
    const [book, userId = ""] = (window.sessionStorage.getItem(REMEMBERED) ?? "").split(" ");
    return book === String(campaignId) && ID.test(userId) ? Number(userId) : null;
  } catch {
    return null;
  }
};

let press = () => {};
let pressedAt = Number.NEGATIVE_INFINITY;
/** Milliseconds within which what a feature says of a call that was not made is about that press. */
const SAID = 1000;

/** Says how a press is answered that only the player can make; the answer ends that. */
export const onMirrorPress = (say: () => void): (() => void) => {
  press = say;
  return () => {
    press = () => {};
  };
};

/** Something was pressed that only the player can press: it is said, once. */
export const pressInMirror = (): void => {
  pressedAt = performance.now();
  press();
};

/** Whether it has just been said why nothing was done. */
export const isPressSaid = (): boolean => performance.now() - pressedAt < SAID;
