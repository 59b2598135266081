import { type KeyboardEvent, useEffect, useEffectEvent, useState, useRef } from "react";
import { closeDialogs } from "@/components/ui/dialog/close-dialogs";
import { whenStill } from "@/components/ui/history/traversal";
import { keepWords, lastWords } from "@/lib/client/storage/last-words";
import { markedWords, soughtWords } from "@/lib/rules/found-places";
import { type Act, isByName, type Option, optionsFor } from "./options";
import { type FoundEntry, type FoundHit, useFound } from "./use-found";

export interface FinderOptions {
  /** In whose book; null looks through all of them. */
  campaignId: number | null;
  acts: readonly Act[];
  /** What is sought at once. */
  begin?: string;
  /** Leads to what was found; the words are those to be marked there. */
  onHit: (hit: FoundHit, isInText: boolean, words: readonly string[]) => void;
}

/** What is sought and found, which line is active, and what choosing one does. */
export function useFinder({ campaignId, acts, begin = "", onHit }: FinderOptions) {
  const [query, setQuery] = useState(begin);
  const [lately] = useState(() => lastWords(campaignId));
  const [sort, setSort] = useState<Option["sort"]>();
  const [activeKey, setActiveKey] = useState<string>();
  const [entry, setEntry] = useState<FoundEntry>();
  /** Enter was pressed before the answer to these words was there. */
  const awaited = useRef<string>(undefined);
  const sought = query.trim();
  const { hits, entries, isAnswered, isLibraryAnswered, libraryFailed, failed, retry } = useFound(
    campaignId,
    sought,
  );
  const words = soughtWords(sought);
  const all = optionsFor({ sought, lately, acts, hits, entries, byBook: campaignId === null });
  const narrowed = all.filter((option) => option.sort === sort);
  const options = narrowed.length > 0 ? narrowed : all;
  const [first] = options;
  const active = options.find(({ key }) => key === activeKey) ?? first;
  // What the book doesn't have may be in the library.
  const isAwaited = !isAnswered || (all.length === 0 && !isLibraryAnswered);
  const isBusy = sought !== "" && isAwaited && !failed;

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
    whenStill(() => onHit(hit, !isByName(hit, sought), markedWords(hit, words)));
  };
  const take = useEffectEvent(() => {
    if (awaited.current !== sought || !active) return;
    awaited.current = undefined;
    void choose(active);
  });
  useEffect(() => {
    // Of a search that failed nothing was found to be taken.
    if (!isBusy && !failed) take();
  }, [isBusy, failed]);

  /** Answers whether the key was for the list. */
  const press = ({ key, repeat }: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      const at = options.findIndex((option) => option.key === active?.key);
      setActiveKey(options[(at + step + options.length) % options.length]?.key);
    } else if (key !== "Enter") return false;
    // A line chosen by the arrow keys is taken at once: it is in the list already, whatever the answer adds.
    else if (isBusy && (!active || active.key !== activeKey)) awaited.current = sought;
    else if (active && !repeat) void choose(active);
    return true;
  };

  return {
    query,
    sought,
    words,
    seek,
    all,
    options,
    active,
    choose,
    press,
    sort,
    setSort,
    entry,
    setEntry,
    isBusy,
    failed,
    libraryFailed: libraryFailed && !failed,
    retry,
  };
}
