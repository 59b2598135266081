import { useBusy } from "@/components/ui/use-busy";
import { attempt, attemptOrThrow } from "@/lib/client/mutations/attempt";
import { toast } from "@/lib/client/page/toast";
import { libraryTexts } from "@/lib/messages/library";
import type { Summary } from "./kinds";

export interface Taking {
  /** Makes the records and answers their names; one by one where `oneByOne` says so. */
  onTake: (entry: Summary, count: number) => Promise<string[]>;
  oneByOne?: boolean | undefined;
  /** Takes one action of a monster. */
  onTakeAction?: ((entry: Summary, action: string) => Promise<string[]>) | undefined;
}
interface Taken {
  /** Called before anything is asked for. */
  onStart: () => void;
  /** Called for each entry once it, or an action of it, is in the book. */
  onTaken: (entry: Summary) => void;
  /** Of a single entry so many copies came before one failed. */
  onPart: (copies: number) => void;
}

const SAID = { failed: libraryTexts.takeFailed, sentence: "below" } as const;

/** Takes entries of the library into the book, and says what came of it. */
export function useTaking({ onTake, oneByOne, onTakeAction }: Taking, { onStart, onTaken, onPart }: Taken) {
  const { busy, run } = useBusy();
  return {
    taking: busy,
    /** `count` of each. */
    take: (entries: readonly Summary[], count: number) =>
      run(async () => {
        onStart();
        const names: string[] = [];
        const takeAll = async () => {
          for (const entry of entries) {
            const parts = oneByOne ? Array<number>(count).fill(1) : [count];
            for (const part of parts) names.push(...(await onTake(entry, part)));
            onTaken(entry);
          }
        };
        await attemptOrThrow(takeAll, SAID).catch(() => count > 1 && onPart(names.length));
        if (names.length > 0) toast.success(libraryTexts.taken(names));
      }),
    takeAction: (entry: Summary, action: string) =>
      run(async () => {
        onStart();
        const work = async () => (await onTakeAction?.(entry, action)) ?? [];
        const names = await attempt(work, { ...SAID, done: libraryTexts.taken });
        if (names) onTaken(entry);
      }),
  };
}
