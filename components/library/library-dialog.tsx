"use client";

import { type KeyboardEvent, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { Modal } from "@/components/ui/dialog/modal";
import { TabList } from "@/components/ui/tabs/tab-list";
import { useTabs } from "@/components/ui/tabs/use-tabs";
import { libraryTexts } from "@/lib/messages/library";
import { ownTexts } from "@/lib/messages/own-files";
import { ChosenPage } from "./chosen-page";
import { KINDS, type Summary, type TakenKind } from "./kinds";
import styles from "./library-dialog.module.css";
import { Results } from "./results";
import { SearchBar } from "./search-bar";
import { useLibraryPicker } from "./use-library-picker";
import { useTwoPages } from "./use-two-pages";

const [OwnPages, preloadOwn] = lazyComponent(() => import("./own-pages").then((module) => module.OwnPages));
const TABS = [
  { name: "library", label: libraryTexts.title, panel: null },
  { name: "own", label: ownTexts.tab, panel: null },
] as const;

interface LibraryDialogProps {
  kind: TakenKind;
  /** "into the encounters of The Lantern Road". */
  where: string;
  /** Makes the records and answers their names. */
  onTake: (entry: Summary, count: number) => Promise<string[]>;
  /** How many copies may be taken of one entry. */
  mostCopies: number;
  /** Whether copies are made one after another. */
  oneByOne?: boolean;
  onCreate: () => void;
  /** Takes one action of a monster, in place of the whole; answers its name. */
  onTakeAction?: (entry: Summary, action: string) => Promise<string[]>;
  /** Where a file of another tool may be brought in too. */
  own?: { campaign: { id: number; name: string }; onMade: () => void };
  onClose: () => void;
}

/** The library beside the book: an index that is searched while one types, the whole entry, and what is taken of it. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { kind, where, onTake, mostCopies, oneByOne, onCreate, onTakeAction, own, onClose } = props;
  const search = useRef<HTMLInputElement>(null);
  const { pages, page, turn } = useTwoPages();
  const picker = useLibraryPicker({ kind, onTake, mostCopies, oneByOne, onTakeAction });
  const { current, found } = picker;
  const tabs = useTabs({ tabs: TABS });
  const isOwn = own !== undefined && tabs.selected === "own";
  const wasOwn = useRef(false);
  if (isOwn) wasOwn.current = true;

  /** To the button of the action that is looked for, else of the first. */
  const toActions = () => {
    const all = [...(pages.current?.querySelectorAll<HTMLElement>("[data-action]") ?? [])];
    const sought = picker.query.trim().toLowerCase();
    const fitting = all.find(({ dataset }) => dataset["action"]?.toLowerCase().includes(sought)) ?? all[0];
    if (fitting?.checkVisibility()) fitting.focus();
    else turn("entry");
  };
  const press = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    const isSelect = event.target instanceof HTMLSelectElement;
    const inSearch = event.target === search.current;
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === "/" && !inField) search.current?.focus();
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && (inSearch || (!inField && !isSelect)))
      picker.step(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && (inField || isRow(event.target))) {
      // A key that is held down means one press.
      if (event.repeat) event.preventDefault();
      else if (onTakeAction) toActions();
      else picker.takeChosen();
    } else if (event.key === " " && isTicking(event.target) && current && !onTakeAction) picker.tick(current);
    // No monster's name has a digit: typed after a name it says how many.
    else if (
      /^\d$/.test(event.key) &&
      mostCopies > 1 &&
      (isRow(event.target) || (inSearch && picker.query !== ""))
    )
      picker.typeCount(event.key);
    else return;
    event.preventDefault();
  };

  /** On a row, and in the field as long as the arrows were used last: what is typed next is no part of the search. */
  const isTicking = (target: EventTarget) => isRow(target) || (target === search.current && picker.isChosen);

  return (
    <Modal
      aria-label={libraryTexts.title}
      className={`on-paper ${styles["dialog"]}`}
      data-page={page}
      onClose={onClose}
    >
      <div className={styles["pages"]} ref={pages}>
        <div className={styles["top"]}>
          <header className={styles["head"]} data-toasts-below="">
            <h2 className="title">{libraryTexts.title}</h2>
            <p className={styles["found"]} role="status" data-busy={picker.busy || undefined}>
              {found && !isOwn && libraryTexts.found(kind, found.total, KINDS[kind].all)}
            </p>
            <IconButton
              icon="close"
              label={libraryTexts.close}
              className={styles["closeList"]}
              onClick={onClose}
            />
          </header>
          {own && (
            <div className={styles["tabs"]} {...preloadOwn}>
              <TabList label={libraryTexts.where} tabs={TABS} state={tabs} />
            </div>
          )}
        </div>
        <div className={styles["both"]} onKeyDown={press} role="presentation" hidden={isOwn}>
          <section
            className={styles["list"]}
            {...(own
              ? {
                  role: "tabpanel",
                  id: tabs.panelId("library"),
                  "aria-labelledby": tabs.tabId("library"),
                }
              : { "aria-label": libraryTexts.title })}
          >
            <SearchBar kind={kind} input={search} picker={picker} />
            <Results
              {...{ kind, picker }}
              onChoose={(entry) => {
                picker.choose(entry);
                turn("entry");
              }}
              onClear={() => {
                picker.seek("");
                picker.narrow({});
                search.current?.focus();
              }}
              onCreate={onCreate}
            />
          </section>
          <ChosenPage
            {...{ kind, where, mostCopies, picker }}
            onBack={() => turn("list")}
            onClose={onClose}
          />
        </div>
        {own && wasOwn.current && (
          <div className={styles["both"]} hidden={!isOwn}>
            <OwnPages
              {...own}
              panel={{ id: tabs.panelId("own"), labelledBy: tabs.tabId("own") }}
              onPage={turn}
              onClose={onClose}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}

const isRow = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset["slug"] !== undefined;
