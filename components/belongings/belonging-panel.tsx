import { type ReactNode, useRef } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { lazyComponent, type Opener } from "@/components/ui/lazy-component";
import { lazyPage } from "@/components/ui/lazy-page";
import { Tabs } from "@/components/ui/tabs/tabs";
import { FROM_LIBRARY } from "@/lib/messages/library-slot";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import { BelongingDialogs, useBelongingDialogs } from "./belonging-dialogs";
import { BelongingExcerpt } from "./belonging-excerpt";
import { BelongingHead } from "./belonging-head";
import { BelongingList } from "./belonging-list";
import styles from "./belonging-panel.module.css";
import { KINDS, ownerOf, textsOf } from "./kinds";
import type { Receiver } from "./give-dialog";
import { useBelongings } from "./use-belongings";

const [Cast] = lazyComponent(() => import("./cast").then((module) => module.Cast));

const [BelongingView] = lazyPage(() => import("./belonging-view").then((module) => module.BelongingView));

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
  const belongings = useBelongings({ owner, kind, rows, led });
  const dialogs = useBelongingDialogs(owner, shown);
  const top = useRef<HTMLDivElement>(null);
  const { selected } = belongings;
  const actions =
    selected && mayChange
      ? {
          edit: dialogs.edit(selected),
          onDelete: () => belongings.remove(selected),
          ...(receivers.length > 0 && { give: dialogs.give(selected) }),
        }
      : undefined;
  const panel = {
    kind,
    owner,
    ownerName,
    belongings,
    actions,
    ...(mayChange && { create: dialogs.create, library: dialogs.library }),
    cast: selected && mayChange && <CastOf owner={owner} spell={selected} />,
  };
  return (
    <>
      <div ref={top} className={styles["top"]} />
      <Tabs
        label={KINDS[kind].views}
        tabs={[
          {
            name: "list",
            label: KINDS[kind].list,
            panel: shown && (
              <ListPanel {...panel} onSelect={() => top.current?.scrollIntoView({ block: "nearest" })} />
            ),
          },
          { name: "full", label: KINDS[kind].full, panel: shown && <FullPanel {...panel} /> },
        ]}
      />
      <BelongingDialogs {...{ kind, owner, ownerName, dialogs, belongings, receivers, onRefused }} />
    </>
  );
}

interface PanelProps extends Pick<BelongingPanelProps, "kind" | "owner" | "ownerName"> {
  belongings: ReturnType<typeof useBelongings>;
  actions: Parameters<typeof BelongingHead>[0]["actions"];
  create?: Opener;
  library?: Opener;
  cast: ReactNode;
}

function ListPanel(props: PanelProps & { onSelect: () => void }) {
  const { kind, owner, belongings, actions, create, library, cast, onSelect } = props;
  const { list, selected, failed } = belongings;
  const texts = textsOf(ownerOf(owner).kind, kind);
  if (!list && !failed) return <Skeleton text={texts.loading} />;
  return (
    <>
      {selected ? (
        <BelongingHead kind={kind} belonging={selected} line={KINDS[kind].line(selected)} actions={actions}>
          {cast}
          <BelongingExcerpt belonging={selected} />
        </BelongingHead>
      ) : failed ? (
        <ErrorState
          // Not every kind has a sentence of its own for it, which then is no toast either.
          text={texts.loadFailed ?? `The ${KINDS[kind].list.toLowerCase()} could not be loaded.`}
          onRetry={belongings.retry}
        />
      ) : (
        <EmptyState icon={KINDS[kind].icon} text={texts.empty + ((create && texts.add) ?? "")} low />
      )}
      <BelongingList
        kind={kind}
        list={list ?? []}
        selected={selected}
        onSelect={(id) => {
          belongings.select(id);
          onSelect();
        }}
        createButton={create && { text: texts.createSlot, ...create }}
        library={library && { text: FROM_LIBRARY, ...library }}
      />
    </>
  );
}

function FullPanel({ kind, owner, ownerName, belongings, actions, cast }: PanelProps) {
  const { selected } = belongings;
  const { icon, line } = KINDS[kind];
  if (!selected) return <EmptyState icon={icon} text={textsOf(ownerOf(owner).kind, kind).noneSelected} />;
  const carried = [line(selected), `carried by ${ownerName}`].filter(Boolean).join(", ");
  return (
    <>
      <BelongingHead
        kind={kind}
        belonging={selected}
        line={kind === "item" ? carried : line(selected)}
        actions={actions}
        large
      >
        {cast}
      </BelongingHead>
      <BelongingView key={selected.id} kind={kind} belonging={selected} />
    </>
  );
}

/** What casts a spell of a character. */
function CastOf({ owner, spell: { name, level } }: { owner: Owner; spell: Belonging }) {
  const { kind, id } = ownerOf(owner);
  return kind === "character" && level ? <Cast characterId={id} spell={name} level={level} /> : null;
}
