"use client";

import { type KeyboardEvent, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { closeDialogs } from "@/components/ui/dialog/close-dialogs";
import frame from "@/components/ui/dialog/dialog.module.css";
import { Modal } from "@/components/ui/dialog/modal";
import { whenStill } from "@/components/ui/history/traversal";
import { lazyPage } from "@/components/ui/lazy-page";
import { searchTexts } from "@/lib/messages/search";
import type { ShelfCampaign } from "@/lib/model/campaign";
import styles from "./finder.module.css";
import { FinderField } from "./finder-field";
import { FinderFoot } from "./finder-foot";
import { FinderList } from "./finder-list";
import { FinderSorts } from "./finder-sorts";
import { idOf, type Instead } from "./options";
import { type FinderOptions, useFinder } from "./use-finder";

const [FinderEntry] = lazyPage(
  () => import("./finder-entry").then((module) => module.FinderEntry),
  ({ onBack }) => <Button onClick={onBack}>{searchTexts.back}</Button>,
);

const NOTHING_ELSE = (): readonly Instead[] => [];

interface FinderProps extends FinderOptions {
  title: string;
  /** Those of the shelf, where all are looked through. */
  books?: readonly ShelfCampaign[];
  /** What can be done where nothing was found. */
  instead?: (sought: string) => readonly Instead[];
  onClose: () => void;
}

/** Finds while one types: a combobox over a list of what the book has, what can be done, and the library's entries. */
export function Finder({ title, books, instead = NOTHING_ELSE, onClose, ...seeking }: FinderProps) {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const finder = useFinder(seeking);
  const { query, sought, words, all, options, active, entry, failed, libraryFailed, isBusy } = finder;
  const isEmpty = sought === "";
  const hidden = entry !== undefined;
  const close = () => finder.setEntry(undefined);
  const saidOf = () => {
    if (isBusy) return searchTexts.searching;
    // Nothing was looked through; the list says so.
    if (failed) return "";
    if (isEmpty) return books ? searchTexts.wholeShelf : searchTexts.whole;
    if (options.length > 0) return searchTexts.found(options.length);
    return libraryFailed ? "" : searchTexts.nothing;
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const selects = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    if (selects) field.current?.select();
    if (selects || finder.press(event)) event.preventDefault();
  };

  return (
    <Modal
      aria-label={title}
      className={`on-paper ${frame["dialog"]} ${styles["finder"]}`}
      onClose={entry ? close : onClose}
    >
      {entry && <FinderEntry found={entry} onBack={close} onClose={onClose} />}
      <div className={styles["search"]} hidden={hidden} data-toasts-below="">
        <FinderField
          {...{ field, title, list, query }}
          expanded={options.length > 0}
          activeId={active && idOf(list, active)}
          onSeek={finder.seek}
          onKeyDown={press}
        />
        <FinderSorts options={isEmpty ? [] : all} sort={finder.sort} onSort={finder.setSort} />
      </div>
      <FinderList
        id={list}
        {...{ hidden, options, active, words, sought, books, failed, libraryFailed }}
        instead={
          !isEmpty && !isBusy && !failed && !libraryFailed && all.length === 0 ? instead(sought) : null
        }
        onChoose={(option) => void finder.choose(option)}
        onInstead={(act) => void closeDialogs().then((isClosed) => isClosed && whenStill(act.run))}
        onRetry={finder.retry}
      />
      <FinderFoot hidden={hidden} said={saidOf()} onClose={onClose} />
    </Modal>
  );
}
