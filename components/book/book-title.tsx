"use client";

import { useLayoutEffect } from "react";

/**
 * Puts the campaign's name before the title that the page has. Not by the page's metadata: browsers keep the head of an address for a
 * while, and this address may show another book a minute later. The head may also come after the page, so it is watched.
 */
export function BookTitle({ campaign }: { campaign: string }) {
  useLayoutEffect(() => {
    const name = `${campaign}: `;
    const say = () => {
      if (!document.title.startsWith(name)) document.title = name + document.title;
    };
    say();
    const head = new MutationObserver(say);
    head.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      head.disconnect();
      // The next page may have set its own already.
      if (document.title.startsWith(name)) document.title = document.title.slice(name.length);
    };
  }, [campaign]);
  return null;
}
