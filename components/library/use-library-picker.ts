import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { sentenceOf } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { libraryTexts } from "@/lib/messages/library";
import type { Filters, Summary, TakenKind } from "./kinds";
import { rememberFilters, remembered, rememberTaken } from "./remembered";
import { useLibrarySearch } from "./use-library-search";

interface Picking {
  kind: TakenKind;
  /** Makes the records and answers their names; one by one where `oneByOne` says so. */
  onTake: (entry: Summary, count: number) => Promise<string[]>;
  mostCopies: number;
  oneByOne?: boolean | undefined;
  /** Takes one action of a monster. */
  onTakeAction?: ((entry: Summary, action: string) => Promise<string[]>) | undefined;
}

/** What is looked for in the library, which entry is chosen, which are ticked, and the taking. */
export function useLibraryPicker({ kind, onTake, mostCopies, oneByOne = false, onTakeAction }: Picking) {
  const [query, setQuery] = useState("");
  const [filters, setFilters] = useState<Filters>(() => remembered(kind).filters);
  const [recent, setRecent] = useState(() => remembered(kind).recent);
  const [ticked, setTicked] = useState<readonly Summary[]>([]);
  const [chosenSlug, setChosenSlug] = useState<string>();
  const [count, setCount] = useState(1);
  const digits = useRef("");
  const search = useLibrarySearch(kind, query, filters);
  const { busy: taking, run } = useBusy();

  const isOpen = query.trim() === "" && Object.values(filters).every((value) => !value);
  const lately = isOpen ? recent : [];
  const listed = [
    ...lately,
    ...(search.found?.list ?? []).filter(({ slug }) => !lately.some((one) => one.slug === slug)),
  ];
  const current = listed.find(({ slug }) => slug === chosenSlug) ?? listed[0];

  const choose = (entry: Summary) => {
    setChosenSlug(entry.slug);
    if (entry.slug === current?.slug) return;
    digits.current = "";
    setCount(1);
  };
  const take = (entries: readonly Summary[]) =>
    run(async () => {
      const names: string[] = [];
      try {
        for (const entry of entries) {
          const copies = entries.length === 1 ? count : 1;
          const parts = oneByOne ? Array<number>(copies).fill(1) : [copies];
          for (const part of parts) names.push(...(await onTake(entry, part)));
          setTicked((before) => before.filter(({ slug }) => slug !== entry.slug));
          setRecent(rememberTaken(kind, [entry]));
        }
      } catch (error) {
        // Those that came are not taken again by a second try.
        if (entries.length === 1) setCount(Math.max(1, count - names.length));
        toast.error(libraryTexts.takeFailed, { description: sentenceOf(error, "") || undefined });
      }
      if (names.length > 0) toast.success(libraryTexts.taken(names));
    });
  const takeAction = (action: string) =>
    run(async () => {
      if (!current || !onTakeAction) return;
      try {
        toast.success(libraryTexts.taken(await onTakeAction(current, action)));
        setRecent(rememberTaken(kind, [current]));
      } catch (error) {
        toast.error(libraryTexts.takeFailed, { description: sentenceOf(error, "") || undefined });
      }
    });
  const takeNow = () => {
    const entries = ticked.length > 0 ? ticked : current ? [current] : [];
    if (entries.length > 0) void take(entries);
  };
  // Enter may overtake the answer to what was typed: the entry that it is meant for is taken once it is found.
  const [wanted, setWanted] = useState(false);
  const takeWanted = useEffectEvent(() => {
    setWanted(false);
    if (!search.failed) takeNow();
  });
  useEffect(() => {
    if (wanted && !search.busy) takeWanted();
  }, [wanted, search.busy]);

  return {
    ...search,
    query,
    filters,
    count,
    setCount,
    listed,
    lately: lately.length,
    current,
    /** Somebody has gone through the list since they typed. */
    isChosen: chosenSlug !== undefined,
    ticked,
    taking,
    choose,
    take,
    /** Where single actions are taken. */
    takeAction: onTakeAction ? takeAction : undefined,
    /** What is ticked, else what is chosen. */
    takeChosen: () => {
      if (search.failed) return search.retry();
      // Enter in the untouched index means none of it.
      if (ticked.length === 0 && chosenSlug === undefined && isOpen) return;
      if (search.busy) setWanted(true);
      else takeNow();
    },
    seek: (text: string) => {
      setWanted(false);
      setQuery(text);
      setChosenSlug(undefined);
      digits.current = "";
      setCount(1);
    },
    narrow: (changed: Filters) => {
      setFilters(changed);
      rememberFilters(kind, changed);
    },
    step: (by: number) => {
      const next = listed[listed.findIndex(({ slug }) => slug === current?.slug) + by];
      if (next) choose(next);
    },
    tick: (entry: Summary) =>
      setTicked((before) =>
        before.some(({ slug }) => slug === entry.slug)
          ? before.filter(({ slug }) => slug !== entry.slug)
          : [...before, entry],
      ),
    /** Digits that follow one another are one number. */
    typeCount: (digit: string) => {
      const longer = digits.current + digit;
      digits.current = Number(longer) > mostCopies ? digit : longer;
      setCount(Math.max(1, Number(digits.current)));
    },
  };
}
export type LibraryPicker = ReturnType<typeof useLibraryPicker>;
