import { useRef, useState } from "react";
import { useBusy } from "@/components/ui/use-busy";
import { api } from "@/lib/client/api/api";
import { CallError, call, sentenceOf } from "@/lib/client/api/call";
import { idempotently, isAmbiguous } from "@/lib/client/api/create-idempotently";
import { LIMIT } from "@/lib/constants";
import type { ImportAnswer } from "@/lib/contract/library-takes";
import { ownTexts } from "@/lib/messages/own-files";

type Made = NonNullable<ImportAnswer["made"]>;
type Refused = ImportAnswer["refused"];
const MEGABYTES = LIMIT.import.bytes / 1024 / 1024;

/** A host may refuse a file before the product sees it, and then says nothing that a person could read. */
const sentenceFor = (error: unknown, unanswered: string): string => {
  if (isAmbiguous(error)) return unanswered;
  const isTooLarge = error instanceof CallError && error.status === 413;
  return sentenceOf(error, isTooLarge ? ownTexts.tooLarge(MEGABYTES) : ownTexts.failed);
};
const refusedIn = (error: unknown): Refused => {
  const refused = error instanceof CallError ? error.content["refused"] : undefined;
  return Array.isArray(refused) ? (refused as Refused) : [];
};

/** A file of another tool: what is in it, what of it is ticked, and what was made of it. Nothing is written before `bringIn`. */
export function useOwnFile(campaignId: number, onMade: () => void) {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportAnswer>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [made, setMade] = useState<Made>();
  const [problem, setProblem] = useState<string>();
  const writing = useBusy();
  const [post] = useState(() =>
    idempotently(({ sent, take }: { sent: File; take: number[] }, idempotencyKey) =>
      call(api.libraryTakes.importCreatures, {
        body: { campaignId, take },
        pictures: { file: sent },
        idempotencyKey,
      }),
    ),
  );

  /** The newest that was chosen: what is answered of an earlier one comes too late. */
  const latest = useRef<File>(undefined);
  const forget = () => {
    latest.current = undefined;
    setFile(undefined);
    setReport(undefined);
    setMade(undefined);
    setProblem(undefined);
  };
  const look = async (chosen: File): Promise<void> => {
    forget();
    if (chosen.size > LIMIT.import.bytes) {
      setProblem(ownTexts.tooLarge(MEGABYTES));
      return;
    }
    setFile(chosen);
    latest.current = chosen;
    try {
      const body = { campaignId, dryRun: true };
      const found = await call(api.libraryTakes.importCreatures, { body, pictures: { file: chosen } });
      if (latest.current !== chosen) return;
      setTicked(new Set(found.entries.map(({ position }) => position)));
      setReport(found);
    } catch (error) {
      if (latest.current !== chosen) return;
      setProblem(sentenceFor(error, ownTexts.notRead));
      // Where records could be told apart, each has its reason.
      const refused = refusedIn(error);
      if (refused.length > 0) setReport({ entries: [], refused });
      else setFile(undefined);
    }
  };
  const write = async () => {
    if (!file) return;
    setProblem(undefined);
    try {
      const answer = await post({ sent: file, take: [...ticked].toSorted((one, other) => one - other) });
      setMade(answer.made ?? []);
      onMade();
    } catch (error) {
      setProblem(sentenceFor(error, ownTexts.unanswered));
    }
  };
  return {
    file,
    report,
    ticked,
    made,
    problem,
    reading: file !== undefined && report === undefined && problem === undefined,
    writing: writing.busy,
    forget,
    look,
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
export type OwnFile = ReturnType<typeof useOwnFile>;
