"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { lazyComponent } from "@/components/ui/lazy-component";
import { searchButtonTexts } from "@/lib/messages/search-buttons";
import { SearchButton } from "./search-button";

const [ShelfFinder, preload] = lazyComponent(
  () => import("./shelf-finder").then((module) => module.ShelfFinder),
  ({ onClose }) => onClose(),
);

/** The button of the shelf that opens the search of all books. */
export function SearchAll() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchButton look="shelf" label={searchButtonTexts.all} preload={preload} onOpen={() => setOpen(true)}>
        <Icon name="search" />
        <span>{searchButtonTexts.all}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </SearchButton>
      {isOpen && <ShelfFinder onClose={() => setOpen(false)} />}
    </>
  );
}
