import { useRef, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { CallError, sentenceOf } from "@/lib/client/api/call";
import { isAmbiguous, isPassing, isTurnedAway, isUndecided } from "@/lib/client/api/failures";
import { ownTexts } from "@/lib/messages/own-files";
import { useTicked } from "./use-ticked";

interface Refused {
  position: number;
  name: string;
  reason: string;
}
/** What is said of a file: what can come in, and why what can't; once it was written also what was made. */
interface Report<E, M> {
  entries: E[];
  refused: Refused[];
  made?: M[];
}
/** The file that was chosen, and what became of it so far. */
interface Chosen<E, M> {
  file?: File | undefined;
  report?: Report<E, M>;
  made?: M[];
  problem?: string | undefined;
  /** The last write may have been carried out: its answer got lost. */
  undecided?: boolean;
}
interface Options<E, M, W> {
  /** Bytes that a file may have. */
  most: number;
  /** How it is read at first, such as what becomes of it. */
  way: W;
  /** Asks what is in it; nothing is written. */
  ask: (file: File, way: W) => Promise<Report<E, M>>;
  /** Writes what is taken; the same once more writes nothing twice. */
  write: (taken: { sent: File; way: W; take: number[] }) => Promise<Report<E, M>>;
  /** Which are ticked before anybody chose. */
  isTicked?: (entry: E) => boolean;
  onMade: (way: W) => void;
}

/** A host may refuse a file before the product sees it, and then says nothing that a person could read. */
const sentenceFor = (error: unknown, unanswered: string, tooLarge: string): string => {
  if (isAmbiguous(error)) return unanswered;
  const isTooLarge = error instanceof CallError && error.status === 413;
  return sentenceOf(error, isTooLarge ? tooLarge : ownTexts.failed);
};
const refusedIn = (error: unknown): Refused[] => {
  const refused = error instanceof CallError ? error.content["refused"] : undefined;
  return Array.isArray(refused) ? (refused as Refused[]) : [];
};

/** What is said where writing failed, and whether it may have been written all the same: `wasUndecided` says so of the time before. */
const writeFailure = (error: unknown, wasUndecided: boolean, tooLarge: string) => ({
  problem: sentenceFor(error, ownTexts.unanswered, tooLarge),
  undecided: wasUndecided
    ? isUndecided(error) || isPassing(error)
    : isUndecided(error) && !isTurnedAway(error),
});

/** A file that is brought into the book: what is in it, what of it is ticked, and what was made of it. Nothing is written before `bringIn`. */
export function useFileImport<E extends { position: number }, M, W>(options: Options<E, M, W>) {
  const { most, ask, write: post, isTicked = () => true, onMade } = options;
  const tooLarge = ownTexts.tooLarge(most / 1024 / 1024);
  const [way, setWay] = useState(options.way);
  const [chosen, setChosen] = useState<Chosen<E, M>>({});
  const { file, report, made, problem, undecided = false } = chosen;
  const set = (changes: Chosen<E, M>) => setChosen((before) => ({ ...before, ...changes }));
  const { ticked, tick, tickThese } = useTicked();
  const writing = useBusy();

  /** The newest that was asked for: what is answered of an earlier one comes too late. */
  const latest = useRef<object>(undefined);
  const forget = () => {
    latest.current = undefined;
    setChosen({});
  };
  const look = async (sent: File): Promise<void> => {
    forget();
    if (sent.size > most) {
      set({ problem: tooLarge });
      return;
    }
    set({ file: sent });
    const asked = {};
    latest.current = asked;
    try {
      const found = await ask(sent, way);
      if (latest.current !== asked) return;
      tickThese(found.entries.filter(isTicked));
      set({ report: found });
    } catch (error) {
      if (latest.current !== asked) return;
      set({ problem: sentenceFor(error, ownTexts.notRead, tooLarge) });
      // Where records could be told apart, each has its reason.
      const refused = refusedIn(error);
      set(refused.length > 0 ? { report: { entries: [], refused } } : { file: undefined });
    }
  };
  /** Reads the same file in another way; what is ticked stays so. */
  const lookAs = async (other: W): Promise<void> => {
    setWay(other);
    if (!file) return;
    const asked = {};
    latest.current = asked;
    set({ problem: undefined });
    try {
      const found = await ask(file, other);
      if (latest.current === asked) set({ report: found });
    } catch (error) {
      if (latest.current === asked) set({ problem: sentenceFor(error, ownTexts.notRead, tooLarge) });
    }
  };
  const write = async () => {
    if (!file) return;
    set({ problem: undefined });
    try {
      const answer = await post({ sent: file, way, take: [...ticked].toSorted((one, other) => one - other) });
      // What was written may be less than was seen before, and names nothing that was not taken.
      const told = new Map(answer.entries.map((one) => [one.position, one]));
      const entries = report?.entries.map((one) => told.get(one.position) ?? one) ?? [];
      set({ made: answer.made ?? [], report: { entries, refused: answer.refused } });
      onMade(way);
    } catch (error) {
      set(writeFailure(error, undecided, tooLarge));
    }
  };
  return {
    file,
    way,
    report,
    ticked,
    made,
    problem,
    reading: file !== undefined && report === undefined && problem === undefined,
    writing: writing.busy,
    /**
     * Whether ticks and options are locked: while it writes, and after a lost answer. Another selection would be written as well, and the
     * report would tell of that one alone.
     */
    locked: writing.busy || undecided,
    forget,
    /** What was chosen can't be read in this browser. */
    cannotRead: () => set({ problem: ownTexts.failed }),
    look,
    lookAs,
    bringIn: () => writing.run(write),
    tick,
    tickAll: (all: boolean) => tickThese(all ? (report?.entries ?? []) : []),
  };
}
