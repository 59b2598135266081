"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { closeDialogs } from "@/components/ui/dialog/close-dialogs";
import frame from "@/components/ui/dialog/dialog.module.css";
import { Modal } from "@/components/ui/dialog/modal";
import { whenStill } from "@/components/ui/history/traversal";
import { lazyComponent } from "@/components/ui/lazy-component";
import { keepWords, lastWords } from "@/lib/client/storage/last-words";
import { searchTexts } from "@/lib/messages/search";
import type { ShelfCampaign } from "@/lib/model/campaign";
import { soughtWords } from "@/lib/rules/found-places";
import styles from "./finder.module.css";
import { FinderField } from "./finder-field";
import { FinderFoot } from "./finder-foot";
import { FinderList, idOf } from "./finder-list";
import { FinderSorts } from "./finder-sorts";
import {
  type Act,
  actOptions,
  entryOptions,
  hitOptions,
  type Instead,
  isByName,
  latelyOptions,
  type Option,
} from "./options";
import { type FoundEntry, type FoundHit, useFound } from "./use-found";

const [FinderEntry] = lazyComponent(() => import("./finder-entry").then((module) => module.FinderEntry));

const NOTHING_ELSE = (): readonly Instead[] => [];
/** Of the acts, while nothing is sought. */
const FIRST = 6;

interface FinderProps {
  title: string;
  /** In whose book; null looks through all of them. */
  campaignId: number | null;
  /** Those of the shelf, where all are looked through. */
  books?: readonly ShelfCampaign[];
  acts: readonly Act[];
  /** What is sought at once. */
  begin?: string;
  /** What can be done where nothing was found. */
  instead?: (sought: string) => readonly Instead[];
  /** Leads to what was found; the words are those to be marked there. */
  onHit: (hit: FoundHit, isInText: boolean, words: readonly string[]) => void;
  onClose: () => void;
}

/** Finds while one types: a combobox over a list of what the book has, what can be done, and the library's entries. */
export function Finder(props: FinderProps) {
  const { title, campaignId, books, acts, begin = "", instead = NOTHING_ELSE, onHit, onClose } = props;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(begin);
  const [lately] = useState(() => lastWords(campaignId));
  const [sort, setSort] = useState<Option["sort"]>();
  const [activeKey, setActiveKey] = useState<string>();
  const [entry, setEntry] = useState<FoundEntry>();
  /** Enter was pressed before the answer to these words was there. */
  const awaited = useRef<string>(undefined);
  const sought = query.trim();
  const { hits = [], entries = [], isAnswered, failed, retry } = useFound(campaignId, sought);
  const isEmpty = sought === "";
  const words = soughtWords(sought);

  const all = isEmpty
    ? [...latelyOptions(lately), ...actOptions(acts, "").slice(0, FIRST)]
    : [
        ...hitOptions(hits, sought, books !== undefined),
        ...actOptions(acts, sought),
        ...entryOptions(entries, sought),
      ];
  const narrowed = all.filter((option) => option.sort === sort);
  const options = narrowed.length > 0 ? narrowed : all;
  const active = options.find(({ key }) => key === activeKey) ?? options[0];
  const isBusy = !isEmpty && !isAnswered && !failed;

  const seek = (next: string) => {
    awaited.current = undefined;
    setQuery(next);
    setActiveKey(undefined);
    setSort(undefined);
  };
  const choose = async ({ hit, act, entry: found, words: said }: Option) => {
    if (said !== undefined) return seek(said);
    if (found) return setEntry(found);
    if (!(await closeDialogs())) return;
    // Its entry of the history goes first.
    if (act) return whenStill(act.run);
    if (!hit) return;
    keepWords(campaignId, sought);
    const isInText = !isByName(hit, sought);
    const isLiteral = words.some((word) =>
      soughtWords(`${hit.title} ${hit.excerpt}`).join(" ").includes(word),
    );
    // A name that is only like what was typed is marked itself.
    whenStill(() => onHit(hit, isInText, isLiteral ? words : soughtWords(hit.title)));
  };
  const first = options[0];
  const take = useEffectEvent(() => {
    if (awaited.current !== sought || !first) return;
    awaited.current = undefined;
    void choose(first);
  });
  useEffect(() => {
    if (isAnswered) take();
  }, [isAnswered]);

  const saidOf = () => {
    if (isEmpty) return books ? searchTexts.wholeShelf : searchTexts.whole;
    return options.length === 0 ? searchTexts.nothing : searchTexts.found(options.length);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = options.findIndex(({ key }) => key === active?.key);
    if (step !== undefined) {
      const next = options[(at + step + options.length) % options.length];
      setActiveKey(next?.key);
    } else if (event.key === "Enter") {
      if (isBusy) awaited.current = sought;
      else if (active && !event.repeat) void choose(active);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") field.current?.select();
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      aria-label={title}
      className={`on-paper ${frame["dialog"]} ${styles["finder"]}`}
      onClose={entry ? () => setEntry(undefined) : onClose}
    >
      {entry && <FinderEntry found={entry} onBack={() => setEntry(undefined)} onClose={onClose} />}
      <div className={styles["search"]} hidden={entry !== undefined} data-toasts-below="">
        <FinderField
          {...{ field, title, list, query }}
          activeId={active && idOf(list, active)}
          onSeek={seek}
          onKeyDown={press}
        />
        <FinderSorts options={isEmpty ? [] : all} sort={sort} onSort={setSort} />
      </div>
      <FinderList
        id={list}
        hidden={entry !== undefined}
        {...{ options, active, words, sought, books, failed }}
        instead={!isEmpty && isAnswered && all.length === 0 ? instead(sought) : null}
        onChoose={(option) => void choose(option)}
        onInstead={(act) => void closeDialogs().then((isClosed) => isClosed && whenStill(act.run))}
        onRetry={retry}
      />
      <FinderFoot
        hidden={entry !== undefined}
        said={isBusy ? searchTexts.searching : saidOf()}
        onClose={onClose}
      />
    </Modal>
  );
}
