import type { Evening } from "@/lib/model/evening";
import { lastTold } from "@/lib/rules/evening-order";
import { Previously } from "./previously";

interface LastChapterProps {
  evenings: readonly Evening[];
  onRead: (id: number) => void;
  onClose: () => void;
}

/** The recap of the last chapter that can be read, where there is one. */
export function LastChapter({ evenings, onRead, onClose }: LastChapterProps) {
  const told = lastTold(evenings);
  return told ? <Previously evening={told} onRead={() => onRead(told.id)} onClose={onClose} /> : null;
}
