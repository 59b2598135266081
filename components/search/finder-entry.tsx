import { EntryView } from "@/components/library/entry-view";
import { useLibraryEntry } from "@/components/library/use-library-entry";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { libraryTexts } from "@/lib/messages/library";
import { searchTexts } from "@/lib/messages/search";
import styles from "./finder.module.css";
import type { FoundEntry } from "./use-found";

interface FinderEntryProps {
  found: FoundEntry;
  onBack: () => void;
  onClose: () => void;
}

/** An entry of the library in place of the list, which is there again behind it. */
export function FinderEntry({ found, onBack, onClose }: FinderEntryProps) {
  const { kind, entry: summary } = found;
  const { entry, failed, retry } = useLibraryEntry(kind, summary.slug);
  return (
    <>
      <div className={styles["run"]} data-toasts-below="">
        <Button icon="arrow-left" autoFocus onClick={onBack}>
          {searchTexts.back}
        </Button>
        <IconButton icon="close" label={searchTexts.close} onClick={onClose} />
      </div>
      <div className={styles["list"]} role="region" aria-label={searchTexts.entry} tabIndex={0}>
        {entry && <EntryView entry={entry} />}
        {!entry && !failed && <Skeleton text={summary.name} />}
        {failed && <ErrorState text={libraryTexts.entryFailed} onRetry={retry} />}
      </div>
    </>
  );
}
