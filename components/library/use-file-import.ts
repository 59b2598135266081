import { useRef, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { CallError, sentenceOf } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/create-idempotently";
import { ownTexts } from "@/lib/messages/own-files";

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

/** A file that is brought into the book: what is in it, what of it is ticked, and what was made of it. Nothing is written before `bringIn`. */
export function useFileImport<E extends { position: number }, M, W>(options: Options<E, M, W>) {
  const { most, ask, write: post, isTicked = () => true, onMade } = options;
  const tooLarge = ownTexts.tooLarge(most / 1024 / 1024);
  const [file, setFile] = useState<File>();
  const [way, setWay] = useState(options.way);
  const [report, setReport] = useState<Report<E, M>>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [made, setMade] = useState<M[]>();
  const [problem, setProblem] = useState<string>();
  const writing = useBusy();

  /** The newest that was asked for: what is answered of an earlier one comes too late. */
  const latest = useRef<object>(undefined);
  const forget = () => {
    latest.current = undefined;
    setFile(undefined);
    setReport(undefined);
    setMade(undefined);
    setProblem(undefined);
  };
  const look = async (chosen: File): Promise<void> => {
    forget();
    if (chosen.size > most) {
      setProblem(tooLarge);
      return;
    }
    setFile(chosen);
    const asked = {};
    latest.current = asked;
    try {
      const found = await ask(chosen, way);
      if (latest.current !== asked) return;
      setTicked(new Set(found.entries.filter(isTicked).map(({ position }) => position)));
      setReport(found);
    } catch (error) {
      if (latest.current !== asked) return;
      setProblem(sentenceFor(error, ownTexts.notRead, tooLarge));
      // Where records could be told apart, each has its reason.
      const refused = refusedIn(error);
      if (refused.length > 0) setReport({ entries: [], refused });
      else setFile(undefined);
    }
  };
  /** Reads the same file in another way; what is ticked stays so. */
  const lookAs = async (other: W): Promise<void> => {
    setWay(other);
    if (!file) return;
    const asked = {};
    latest.current = asked;
    setProblem(undefined);
    try {
      const found = await ask(file, other);
      if (latest.current === asked) setReport(found);
    } catch (error) {
      if (latest.current === asked) setProblem(sentenceFor(error, ownTexts.notRead, tooLarge));
    }
  };
  const write = async () => {
    if (!file) return;
    setProblem(undefined);
    try {
      const take = [...ticked].toSorted((one, other) => one - other);
      const answer = await post({ sent: file, way, take });
      setMade(answer.made ?? []);
      onMade(way);
    } catch (error) {
      setProblem(sentenceFor(error, ownTexts.unanswered, tooLarge));
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
    forget,
    look,
    lookAs,
    bringIn: () => writing.run(write),
    tick: (position: number) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(position)) after.add(position);
        return after;
      }),
    tickAll: (all: boolean) =>
      setTicked(new Set(all ? report?.entries.map(({ position }) => position) : undefined)),
  };
}
