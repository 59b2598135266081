"use client";

import { useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { searchButtonTexts } from "@/lib/messages/search-buttons";
import type { Role } from "@/lib/policy";
import { SearchButton } from "./search-button";

const [BookFinder, preload] = lazyComponent(
  () => import("./book-finder").then((module) => module.BookFinder),
  ({ onClose }) => onClose(),
);

/** The reading glass beside the bookmarks, which opens the search of the book. */
export function BookSearch({ campaign }: { campaign: { id: number; name: string; role: Role } }) {
  // Once it was opened it stays: it may be leading somewhere.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <SearchButton
        look="lens"
        label={searchButtonTexts.book}
        preload={preload}
        onOpen={() => setOpen(true)}
      />
      {isOpen !== undefined && (
        <BookFinder campaign={campaign} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
