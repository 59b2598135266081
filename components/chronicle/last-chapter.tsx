import type { Evening } from "@/lib/model/evening";
import { lastTold } from "@/lib/rules/evening-order";
import { Previously } from "./previously";
import { useHandsFree } from "./use-hands-free";

interface LastChapterProps {
  evenings: readonly Evening[];
  onRead: (id: number) => void;
  onClose: () => void;
}

/** The recap of the last chapter that can be read, where there is one. It waits until the reader's hands are free, since nobody asked for it. */
export function LastChapter({ evenings, onRead, onClose }: LastChapterProps) {
  const told = lastTold(evenings);
  const isFree = useHandsFree();
  return told && isFree ? (
    <Previously evening={told} onRead={() => onRead(told.id)} onClose={onClose} />
  ) : null;
}
