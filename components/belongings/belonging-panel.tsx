import { useRef, useState } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { lazyComponent } from "@/components/ui/lazy-component";
import { Tabs } from "@/components/ui/tabs/tabs";
import { FROM_LIBRARY } from "@/lib/messages/library-slot";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import { BelongingExcerpt } from "./belonging-excerpt";
import { BelongingHead } from "./belonging-head";
import { BelongingList } from "./belonging-list";
import styles from "./belonging-panel.module.css";
import { KINDS, ownerOf, textsOf } from "./kinds";
import type { Receiver } from "./give-dialog";
import { useBelongings } from "./use-belongings";
import { useTakeFromLibrary } from "./use-take-from-library";

const [LibraryDialog, preloadLibrary] = lazyComponent(
  () => import("@/components/library/library-dialog").then((module) => module.LibraryDialog),
  ({ onClose }) => onClose(),
);

const [Cast] = lazyComponent(() => import("./cast").then((module) => module.Cast));

const [BelongingDialog, preloadDialog] = lazyComponent(
  () => import("./belonging-dialog").then((module) => module.BelongingDialog),
  ({ onClose }) => onClose(),
);

const [BelongingView] = lazyComponent(() =>
  import("./belonging-view").then((module) => module.BelongingView),
);

const [GiveDialog, preloadGive] = lazyComponent(
  () => import("./give-dialog").then((module) => module.GiveDialog),
  ({ onClose }) => onClose(),
);

/** Where in the library it stands: actions are those of monsters. */
const TAKEN = { item: "items", spell: "spells", action: "monsters" } as const;

interface BelongingPanelProps {
  kind: BelongingKind;
  owner: Owner;
  ownerName: string;
  mayChange: boolean;
  /** Whether its tab is the one that is shown. */
  shown: boolean;
  /** The entry that is to be shown; each time anew. */
  led: { id: number } | undefined;
  rows: Belonging[] | undefined;
  /** Who may get an item of the owner; left out where nothing can be given. */
  receivers: readonly Receiver[] | undefined;
  /** Gets why something could not be saved. */
  onRefused: (error: unknown) => void;
}

/** What an owner has of one kind: a list with the selected entry at its head, and the full view of it. */
export function BelongingPanel(props: BelongingPanelProps) {
  const { kind, owner, ownerName, mayChange, shown, led, rows, receivers = [], onRefused } = props;
  const whose = ownerOf(owner);
  const { noun, list: listName, full, views, icon, line } = KINDS[kind];
  const texts = textsOf(whose.kind, kind);
  const belongings = useBelongings({ owner, kind, rows, led });
  const { list, selected, failed } = belongings;
  const [open, setOpen] = useState<"new" | "library" | Belonging>();
  const [given, give] = useState<Belonging>();
  const top = useRef<HTMLDivElement>(null);
  const choose = (id: number) => {
    belongings.select(id);
    top.current?.scrollIntoView({ block: "nearest" });
  };

  const deeds = selected &&
    mayChange && {
      edit: { ...preloadDialog, onClick: () => setOpen(selected) },
      onDelete: () => belongings.remove(selected),
      ...(receivers.length > 0 && { give: { ...preloadGive, onClick: () => give(selected) } }),
    };
  const slot = mayChange
    ? { text: texts.createSlot, ...preloadDialog, onClick: () => setOpen("new") }
    : undefined;
  const cast = selected && mayChange && whose.kind === "character" && (selected.level ?? 0) > 0 && (
    <Cast characterId={whose.id} spell={selected.name} level={selected.level ?? 0} />
  );
  const taken = TAKEN[kind];
  const library = mayChange
    ? { text: FROM_LIBRARY, ...preloadLibrary, onClick: () => setOpen("library") }
    : undefined;

  const takeEntry = useTakeFromLibrary({ whose, kind, onTaken: belongings.keep });

  const listPanel = () => {
    // Not every kind has a sentence of its own for it, which then is no toast either.
    const failedText = texts.loadFailed ?? `The ${listName.toLowerCase()} could not be loaded.`;
    if (!list && !failed) return <Skeleton text={texts.loading} />;
    return (
      <>
        {selected ? (
          <BelongingHead kind={kind} belonging={selected} line={line(selected)} deeds={deeds || undefined}>
            {cast}
            <BelongingExcerpt belonging={selected} />
          </BelongingHead>
        ) : failed ? (
          <ErrorState text={failedText} onRetry={belongings.retry} />
        ) : (
          <EmptyState icon={icon} text={texts.empty} low />
        )}
        <BelongingList
          kind={kind}
          list={list ?? []}
          selected={selected}
          onSelect={choose}
          slot={slot}
          library={library}
        />
      </>
    );
  };
  const carried = (one: Belonging) =>
    kind === "item" ? [line(one), `carried by ${ownerName}`].filter(Boolean).join(", ") : line(one);
  const fullPanel = () =>
    selected ? (
      <>
        <BelongingHead
          kind={kind}
          belonging={selected}
          line={carried(selected)}
          deeds={deeds || undefined}
          large
        >
          {cast}
        </BelongingHead>
        <BelongingView key={selected.id} kind={kind} belonging={selected} />
      </>
    ) : (
      <EmptyState icon={icon} text={texts.noneSelected} />
    );

  return (
    <>
      <div ref={top} className={styles["top"]} />
      <Tabs
        label={views}
        tabs={[
          { name: "list", label: listName, panel: shown && listPanel() },
          { name: "full", label: full, panel: shown && fullPanel() },
        ]}
      />
      {given && (
        <GiveDialog
          item={given}
          receivers={receivers}
          onGiven={() => belongings.drop(given)}
          onClose={() => give(undefined)}
        />
      )}
      {open === "library" && (
        <LibraryDialog
          kind={taken}
          where={`into the ${listName.toLowerCase()} of ${ownerName}`}
          {...(kind === "item" ? { mostCopies: MOST_COPIES, oneByOne: true } : { mostCopies: 1 })}
          onTake={({ slug }) => takeEntry({ slug })}
          {...(kind === "action" && {
            onTakeAction: ({ slug }, action) => takeEntry({ slug, action }),
          })}
          onCreate={() => setOpen("new")}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && open !== "library" && (
        <BelongingDialog
          owner={owner}
          kind={kind}
          title={open === "new" ? `Create ${noun}` : `Edit ${noun}`}
          belonging={open === "new" ? undefined : open}
          onKept={belongings.keep}
          onRefused={onRefused}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
