"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Modal } from "@/components/ui/modal";
import { useBusy } from "@/components/ui/use-busy";
import { sentenceOf } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { libraryTexts } from "@/lib/messages/library";
import { ChosenPage } from "./chosen-page";
import { type Filters, KINDS, type Summary, type TakenKind } from "./kinds";
import styles from "./library-dialog.module.css";
import { rememberFilters, remembered, rememberTaken } from "./remembered";
import { Results } from "./results";
import { SearchBar } from "./search-bar";
import { useLibrarySearch } from "./use-library-search";

interface LibraryDialogProps {
  kind: TakenKind;
  /** "into the encounters of The Lantern Road". */
  where: string;
  /** Makes the records and answers their names. */
  onTake: (entry: Summary, count: number) => Promise<string[]>;
  /** How many copies may be taken of one entry. */
  mostCopies: number;
  onCreate: () => void;
  onClose: () => void;
}

/** The library beside the book: an index that is searched while one types, the whole entry, and what is taken of it. */
export function LibraryDialog({ kind, where, onTake, mostCopies, onCreate, onClose }: LibraryDialogProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [page, setPage] = useState<"list" | "entry">("list");
  const [query, setQuery] = useState("");
  const [filters, setFilters] = useState<Filters>(() => remembered(kind).filters);
  const [recent, setRecent] = useState(() => remembered(kind).recent);
  const [ticked, setTicked] = useState<readonly Summary[]>([]);
  const [chosenSlug, setChosenSlug] = useState<string>();
  const [count, setCount] = useState(1);
  const { found, failed, busy, more, retry } = useLibrarySearch(kind, query, filters);
  const { busy: taking, run } = useBusy();

  const isOpen = query.trim() === "" && Object.values(filters).every((value) => !value);
  const lately = isOpen ? recent : [];
  const listed = [
    ...lately,
    ...(found?.list ?? []).filter(({ slug }) => !lately.some((one) => one.slug === slug)),
  ];
  const current = listed.find(({ slug }) => slug === chosenSlug) ?? listed[0];

  const choose = (entry: Summary) => {
    setChosenSlug(entry.slug);
    if (entry.slug !== current?.slug) setCount(1);
  };
  const step = (by: number) => {
    const next = listed[listed.findIndex(({ slug }) => slug === current?.slug) + by];
    if (next) choose(next);
  };
  const tick = (entry: Summary) =>
    setTicked((before) =>
      before.some(({ slug }) => slug === entry.slug)
        ? before.filter(({ slug }) => slug !== entry.slug)
        : [...before, entry],
    );
  const take = (entries: readonly Summary[]) =>
    run(async () => {
      const names: string[] = [];
      try {
        for (const entry of entries) {
          names.push(...(await onTake(entry, entries.length === 1 ? count : 1)));
          setTicked((before) => before.filter(({ slug }) => slug !== entry.slug));
          setRecent(rememberTaken(kind, [entry]));
        }
      } catch (error) {
        toast.error(libraryTexts.takeFailed, { description: sentenceOf(error, "") || undefined });
      }
      if (names.length > 0) toast.success(libraryTexts.taken(names));
    });
  const takeChosen = () => {
    const entries = ticked.length > 0 ? ticked : current ? [current] : [];
    if (entries.length > 0) void take(entries);
  };

  const press = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    const isSelect = event.target instanceof HTMLSelectElement;
    const inSearch = event.target === search.current;
    if (event.key === "/" && !inField) search.current?.focus();
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && (inSearch || (!inField && !isSelect)))
      step(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && (inField || isRow(event.target))) takeChosen();
    else if (event.key === " " && isRow(event.target) && current) tick(current);
    else if (/^\d$/.test(event.key) && isRow(event.target))
      setCount((before) => Math.min(mostCopies, Number(`${before === 1 ? "" : before}${event.key}`) || 1));
    else return;
    event.preventDefault();
  };

  return (
    <Modal aria-labelledby={id} className={`on-paper ${styles["dialog"]}`} data-page={page} onClose={onClose}>
      <div className={styles["pages"]} onKeyDown={press} role="presentation">
        <section className={styles["list"]} aria-label={libraryTexts.title}>
          <header className={styles["head"]}>
            <h2 className="title" id={id}>
              {libraryTexts.title}
            </h2>
            <p className={styles["found"]} role="status" data-busy={busy || undefined}>
              {found && libraryTexts.found(kind, found.total, KINDS[kind].all)}
            </p>
            <IconButton
              icon="close"
              label={libraryTexts.close}
              className={styles["closeList"]}
              onClick={onClose}
            />
          </header>
          <SearchBar
            kind={kind}
            input={search}
            query={query}
            onQuery={(text) => {
              setQuery(text);
              setChosenSlug(undefined);
            }}
            filters={filters}
            onFilters={(changed) => {
              setFilters(changed);
              rememberFilters(kind, changed);
            }}
          />
          <Results
            {...{ kind, query, listed, failed, busy, ticked, retry }}
            lately={lately.length}
            current={current?.slug}
            onTick={tick}
            onChoose={(entry) => {
              choose(entry);
              setPage("entry");
            }}
            onEnd={() => void more()}
            onClear={() => {
              setQuery("");
              setFilters({});
              rememberFilters(kind, {});
              search.current?.focus();
            }}
            onCreate={onCreate}
            onTakeAll={() => void take(ticked)}
            taking={taking}
          />
        </section>
        <ChosenPage
          {...{ kind, where, count, taking, mostCopies }}
          summary={current}
          onCount={setCount}
          onTake={() => current && void take([current])}
          onBack={() => setPage("list")}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}

const isRow = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset["slug"] !== undefined;
