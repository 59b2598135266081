"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPage } from "@/components/ui/lazy-page";
import { Modal } from "@/components/ui/dialog/modal";
import { TabList } from "@/components/ui/tabs/tab-list";
import { useTabs } from "@/components/ui/tabs/use-tabs";
import { libraryTexts } from "@/lib/messages/library";
import { ownTexts } from "@/lib/messages/own-files";
import { ChosenPage } from "./chosen-page";
import { IndexPage } from "./index-page";
import { KINDS, type Summary, type TakenKind } from "./kinds";
import styles from "./library-dialog.module.css";
import { pressInLibrary } from "./library-keys";
import { useLibraryPicker } from "./use-library-picker";
import { useTwoPages } from "./use-two-pages";

const [OwnPages, preloadOwn] = lazyPage(() => import("./own-pages").then((module) => module.OwnPages));
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
  const { kind, where, onTake, mostCopies, oneByOne, onTakeAction, own } = props;
  const search = useRef<HTMLInputElement>(null);
  const { pages, page, turn } = useTwoPages();
  const picker = useLibraryPicker({ kind, onTake, mostCopies, oneByOne, onTakeAction });
  const { found } = picker;
  const tabs = useTabs({ tabs: TABS });
  const isOwn = own !== undefined && tabs.selected === "own";
  const panelOf = (name: "library" | "own") => ({ id: tabs.panelId(name), labelledBy: tabs.tabId(name) });
  const wasOwn = useRef(false);
  if (isOwn) wasOwn.current = true;
  const [isWriting, setWriting] = useState(false);
  // What is being written stays in sight: its failure would be said to nobody, and the same brought in again comes twice.
  const onClose = () => {
    if (!isWriting) props.onClose();
  };
  const onCreate = () => {
    if (!isWriting) props.onCreate();
  };

  const targets = { kind, picker, mostCopies, onShowEntry: () => turn("entry") };
  const press = (event: KeyboardEvent) =>
    pressInLibrary(event, { ...targets, search: search.current, pages: pages.current });

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
          <IndexPage
            {...{ kind, picker, search, onCreate }}
            panel={own && panelOf("library")}
            onOpen={() => turn("entry")}
          />
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
              panel={panelOf("own")}
              onPage={turn}
              onWriting={setWriting}
              onClose={onClose}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
