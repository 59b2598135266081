import { useEffect, useState } from "react";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useResetOnChange } from "@/components/ui/use-reset-on-change";
import { takeMonster } from "@/lib/client/mutations/encounters";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import type { useEncounterBook } from "./use-encounter-book";
import type { useWholeEncounter } from "./use-whole-encounter";

const [CreateEncounter, preloadCreate] = lazyComponent(
  () => import("./create-encounter").then((module) => module.CreateEncounter),
  ({ onClose }) => onClose(),
);
const [EditEncounter, preloadEdit] = lazyComponent(
  () => import("./edit-encounter").then((module) => module.EditEncounter),
  ({ onClose }) => onClose(),
);
const [LibraryDialog, preloadLibrary] = lazyComponent(
  () => import("@/components/library/library-dialog").then((module) => module.LibraryDialog),
  ({ onClose }) => onClose(),
);
const [MoreEncounters, preloadMore] = lazyComponent(
  () => import("./more-encounters").then((module) => module.MoreEncounters),
  ({ onClose }) => onClose(),
);

/**
 * Which dialog of the encounter book is open, and what opens each. Those about an encounter are asked for no more where the book leaves it,
 * also when their script comes later or the encounter is chosen again. Those that make some stay.
 */
export function useEncounterDialogs(currentId: number | undefined) {
  const [dialog, setDialog] = useState<"create" | "edit" | "library" | "more" | undefined>(() =>
    tabOnTheWay("make") === "encounter" ? "create" : undefined,
  );
  useEffect(() => onTurnTo(({ tabs }) => tabs["make"] === "encounter" && setDialog("create")), []);
  useResetOnChange(currentId, () =>
    setDialog((open) => (open === "edit" || open === "more" ? undefined : open)),
  );
  return {
    dialog,
    close: () => setDialog(undefined),
    create: { ...preloadCreate, onClick: () => setDialog("create") },
    edit: { ...preloadEdit, onClick: () => setDialog("edit") },
    library: { ...preloadLibrary, onClick: () => setDialog("library") },
    more: { ...preloadMore, onClick: () => setDialog("more") },
  };
}

interface EncounterDialogsProps {
  campaign: { id: number; name: string };
  dialogs: ReturnType<typeof useEncounterDialogs>;
  book: ReturnType<typeof useEncounterBook>;
  wholeOne: ReturnType<typeof useWholeEncounter>;
  /** The list has new ones. */
  onChanged: () => void;
}

/** What makes encounters, alone, from the library or as copies, and the editor of the current one. */
export function EncounterDialogs({ campaign, dialogs, book, wholeOne, onChanged }: EncounterDialogsProps) {
  const { dialog, close } = dialogs;
  const { current } = book;
  const [takeOnce] = useState(() => idempotently(takeMonster));
  const add: typeof book.add = (...made) => {
    onChanged();
    book.add(...made);
  };
  return (
    <>
      {dialog === "create" && <CreateEncounter campaignId={campaign.id} onKept={add} onClose={close} />}
      {dialog === "library" && (
        <LibraryDialog
          kind="monsters"
          where={`into the encounters of ${campaign.name}`}
          mostCopies={MOST_COPIES}
          onTake={async ({ slug }, count) => {
            const body = { campaignId: campaign.id, slug, count };
            const taken = await takeOnce(campaign.id, { body });
            add(...taken);
            book.choose(null);
            return taken.map(({ name }) => name);
          }}
          onCreate={dialogs.create.onClick}
          own={{
            campaign,
            onMade: () => {
              onChanged();
              book.choose(null);
              book.retry();
            },
          }}
          onClose={close}
        />
      )}
      {dialog === "edit" && current && (
        <EditEncounter
          encounterId={current.id}
          book={book}
          wholeOne={wholeOne}
          onMade={add}
          onClose={close}
        />
      )}
      {dialog === "more" && current && (
        <MoreEncounters
          campaignId={campaign.id}
          encounter={current}
          onAdded={(copies) => {
            add(...copies);
            book.choose(null);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
