import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { NumberStepper } from "@/components/ui/form/number-stepper";
import { Skeleton } from "@/components/ui/skeleton";
import { libraryTexts } from "@/lib/messages/library";
import styles from "./chosen-page.module.css";
import { Colophon, EntryView } from "./entry-view";
import type { TakenKind } from "./kinds";
import { useLibraryEntry } from "./use-library-entry";
import type { LibraryPicker } from "./use-library-picker";

interface ChosenPageProps {
  kind: TakenKind;
  where: string;
  mostCopies: number;
  picker: LibraryPicker;
  onBack: () => void;
  onClose: () => void;
}

/** The whole entry that is chosen, and how many of it are taken. */
export function ChosenPage(props: ChosenPageProps) {
  const { kind, where, mostCopies, picker } = props;
  const { current: summary, count, setCount, take, taking } = picker;
  const { entry, failed, retry } = useLibraryEntry(kind, summary?.slug);
  return (
    <section className={styles["page"]} aria-label="Entry">
      <div className={styles["run"]} data-toasts-below="">
        <button type="button" className={styles["back"]} onClick={props.onBack}>
          <Icon name="arrow-left" />
          {libraryTexts.results}
        </button>
        <span>{libraryTexts.source}</span>
        <IconButton icon="close" label={libraryTexts.close} onClick={props.onClose} />
      </div>
      <div
        className={styles["scroll"]}
        key={summary?.slug}
        tabIndex={0}
        data-turned-to
        role="region"
        aria-label="The whole entry"
      >
        {entry && <EntryView entry={entry} onTakeAction={picker.takeAction} />}
        {summary && !entry && !failed && <Skeleton text={summary.name} />}
        {failed && <ErrorState text={libraryTexts.entryFailed} onRetry={retry} />}
        {!summary && (
          <>
            <EmptyState icon="scroll" text={libraryTexts.choose(kind)} />
            <Colophon />
          </>
        )}
      </div>
      {summary && (
        <div className={styles["foot"]}>
          {mostCopies > 1 && (
            <>
              <span className={styles["label"]} aria-hidden="true">
                {libraryTexts.copies}
              </span>
              <NumberStepper label="Copies" min={1} max={mostCopies} value={count} onChange={setCount} />
            </>
          )}
          <p className={styles["where"]}>
            {picker.takeAction ? `${libraryTexts.takeActions} They go ${where}.` : where}
          </p>
          {!picker.takeAction && (
            <Button variant="primary" busy={taking} onClick={() => void take([summary])}>
              {libraryTexts.take(summary.name, count)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
