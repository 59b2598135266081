import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/lazy-component";
import { chronicleTexts } from "@/lib/messages/chronicle";
import type { Evening } from "@/lib/model/evening";
import type { Member } from "@/lib/model/member";
import type { Writing } from "./chapter-state";
import type { ChapterWriting } from "./chapter-writing";
import styles from "./draft.module.css";
import { useOpenedEvening } from "./opened-evening";
import { useHold } from "./use-writing";

const [Sealing, preloadSealing] = lazyComponent(
  () => import("./sealing").then((module) => module.Sealing),
  ({ onClose }) => onClose(),
);

const stateInWords = ({ state, chapter }: Writing): string => {
  if (state === "failed") return chronicleTexts.keepFailed;
  if (chapter.trim() === "") return chronicleTexts.empty;
  return state === "unsaved" ? chronicleTexts.keeping : chronicleTexts.kept;
};

interface SigningFootProps {
  evening: Evening;
  members: readonly Member[];
  written: Writing;
  mayBeSigned: boolean;
  writing: ChapterWriting;
}

/** Below a draft: whether it is saved, and the seal that signs it. */
export function SigningFoot({ evening, members, written, mayBeSigned, writing }: SigningFootProps) {
  const { setSealing } = useOpenedEvening();
  const [isSigning, setSigning] = useState(false);
  // What was read is what is sealed.
  useHold(writing, isSigning);
  // Resets the sealing state on unmount, since `onClose` isn't called when a live event deletes the evening and the dialog unmounts with it.
  useEffect(() => () => setSealing(false), [setSealing]);
  const setBoth = (isOpen: boolean) => {
    setSealing(isOpen);
    setSigning(isOpen);
  };
  return (
    <>
      <div className={styles["foot"]}>
        <p role="status">{stateInWords(written)}</p>
        <Button
          className={styles["wax"] ?? ""}
          disabled={!mayBeSigned}
          {...preloadSealing}
          onClick={() => setBoth(true)}
        >
          Sign and seal
        </Button>
      </div>
      {isSigning && (
        <Sealing
          {...{ evening, members }}
          onSign={writing.sign}
          title={written.title}
          open={written.threads.filter(({ text, isDone }) => text.trim() !== "" && !isDone).length}
          onClose={() => setBoth(false)}
        />
      )}
    </>
  );
}
