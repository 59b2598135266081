"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Puts the campaign's name before the title that the page has. Not by the page's metadata: browsers keep the head of an address for a
 * while, and this address may show another book a minute later.
 */
export function BookTitle({ campaign }: { campaign: string }) {
  const path = usePathname();
  useEffect(() => {
    const plain = document.title;
    const named = `${campaign}: ${plain}`;
    document.title = named;
    return () => {
      // The next page may have set its own already.
      if (document.title === named) document.title = plain;
    };
  }, [campaign, path]);
  return null;
}
