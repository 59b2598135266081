import { useState } from "react";
import type { Filters, Summary, TakenKind } from "./kinds";
import { rememberFilters, remembered, rememberTaken } from "./remembered";
import { useCopies } from "./use-copies";
import { useLibrarySearch } from "./use-library-search";
import { useOnceFound } from "./use-once-found";
import { type Taking, useTaking } from "./use-taking";

interface Picking extends Taking {
  kind: TakenKind;
  mostCopies: number;
}

const withOrWithout = (entry: Summary) => (ticked: readonly Summary[]) => {
  const others = ticked.filter(({ slug }) => slug !== entry.slug);
  return others.length < ticked.length ? others : [...ticked, entry];
};

/** What is looked for in the library, which entry is chosen, which are ticked, and the taking. */
export function useLibraryPicker({ kind, mostCopies, ...how }: Picking) {
  const [query, setQuery] = useState("");
  const [filters, setFilters] = useState<Filters>(() => remembered(kind).filters);
  const [recent, setRecent] = useState(() => remembered(kind).recent);
  const [ticked, setTicked] = useState<readonly Summary[]>([]);
  const [chosenSlug, setChosenSlug] = useState<string>();
  const search = useLibrarySearch(kind, query, filters);

  const isOpen = query.trim() === "" && Object.values(filters).every((value) => !value);
  const lately = isOpen ? recent : [];
  const others = search.found?.list.filter(({ slug }) => !lately.some((one) => one.slug === slug)) ?? [];
  const listed = [...lately, ...others];
  const current = listed.find(({ slug }) => slug === chosenSlug) ?? listed[0];

  const { count, setCount, resetCount, typeCount, endNumber } = useCopies(mostCopies, current?.slug);
  const {
    taking,
    take: takeEach,
    takeAction,
  } = useTaking(how, {
    // What is typed while they come is a number of its own.
    onStart: endNumber,
    onTaken: (entry) => {
      setTicked((before) => before.filter(({ slug }) => slug !== entry.slug));
      setRecent(rememberTaken(kind, [entry]));
    },
    // Those that came are not taken again by a second try.
    onPart: (copies) => setCount(Math.max(1, count - copies)),
  });
  /** Several by one press come once each, and so does one for which no number was said. */
  const take = (entries: readonly Summary[]) =>
    takeEach(entries, entries.length === 1 && entries[0]?.slug === current?.slug ? count : 1);

  const choose = (entry: Summary) => {
    setChosenSlug(entry.slug);
    if (entry.slug !== current?.slug) resetCount();
  };
  const takeNow = () => {
    const entries = ticked.length > 0 ? ticked : current ? [current] : [];
    if (entries.length > 0) void take(entries);
  };
  // Enter may overtake the answer to what was typed: the entry that it is meant for is taken once it is found.
  const setWanted = useOnceFound(search.busy, () => {
    if (!search.failed) takeNow();
  });

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
    takeAction: how.onTakeAction && (async (action: string) => current && takeAction(current, action)),
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
      resetCount();
    },
    narrow: (changed: Filters) => {
      setFilters(changed);
      rememberFilters(kind, changed);
      resetCount();
    },
    step: (by: number) => {
      // At an end of the list the entry there is what the arrows have chosen.
      const next = listed[listed.findIndex(({ slug }) => slug === current?.slug) + by] ?? current;
      if (next) choose(next);
    },
    tick: (entry: Summary) => setTicked(withOrWithout(entry)),
    typeCount,
  };
}
export type LibraryPicker = ReturnType<typeof useLibraryPicker>;
