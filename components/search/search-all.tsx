"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { lazyComponent } from "@/components/ui/lazy-component";
import { onTheWay } from "@/lib/client/page/words-on-the-way";
import { searchButtonTexts } from "@/lib/messages/search-buttons";
import { SearchButton } from "./search-button";

const [ShelfFinder, preload] = lazyComponent(
  () => import("./shelf-finder").then((module) => module.ShelfFinder),
  ({ onClose }) => onClose(),
);

/** The button of the shelf that opens the search of all books. */
export function SearchAll() {
  /** What is sought at once; undefined while it is closed. */
  const [begin, setBegin] = useState<string>();
  useEffect(() => setBegin(onTheWay.words), []);
  return (
    <>
      <SearchButton look="shelf" label={searchButtonTexts.all} preload={preload} onOpen={() => setBegin("")}>
        <Icon name="search" />
        <span>{searchButtonTexts.all}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </SearchButton>
      {begin !== undefined && <ShelfFinder begin={begin} onClose={() => setBegin(undefined)} />}
    </>
  );
}
