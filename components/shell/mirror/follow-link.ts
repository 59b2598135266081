import { inMirror } from "@/lib/client/page/mirror";
import { MIRROR } from "@/lib/constants";
import { isSection } from "@/lib/sections";

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Links of the book stay in the mirror, whoever made them; every other link ends it, by loading the document anew. Whatever is asked for
 * with a key held, or in another tab, is the browser's.
 */
export const followLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.origin !== location.origin || !isPlain(event)) return;
  const address = new URL(link.href);
  if (address.searchParams.has(MIRROR) || (address.hash && address.pathname === location.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  const href = address.pathname + address.search;
  window.location.assign(isSection(address.pathname) ? inMirror(href) : href);
};
