"use client";

import { useEffect } from "react";
import { useMirrored } from "@/components/book/mirror-context";
import { endMirror, mirrored } from "@/lib/client/page/mirror";
import { isSection } from "@/lib/sections";

/**
 * Ends the mirror where the open book is drawn with one's own eyes by now, and outside of the book: all that this document asks for would
 * go on being asked for by the player's eyes. Once, in the layout of the book.
 */
export function MirrorEnd({ isOpen }: { isOpen: boolean }) {
  const drawn = useMirrored();
  useEffect(() => {
    if (isOpen && drawn === null && mirrored() !== null) endMirror();
  }, [isOpen, drawn]);
  useEffect(
    () => () => {
      if (mirrored() !== null && !isSection(window.location.pathname)) window.location.reload();
    },
    [],
  );
  return null;
}
