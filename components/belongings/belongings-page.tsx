import type { ReactNode } from "react";
import { BookPage } from "@/components/book/book-page";
import { EmptyState } from "@/components/ui/empty-state";
import type { OwnerKind } from "@/lib/contract/belongings";
import type { Belonging, BelongingKind, Owner } from "@/lib/model/belonging";
import type { Receiver } from "./give-dialog";
import { BelongingPanel } from "./belonging-panel";
import { BELONGING_KINDS, KINDS, textsOf } from "./kinds";

/** What the page brings; a list that is too long for it is absent. */
export type BelongingRows = Record<BelongingKind, Belonging[] | undefined>;

/** A belonging that something else of the book leads to. */
export interface ShownBelonging {
  kind: BelongingKind;
  id: number;
}

interface BelongingsPageProps {
  /** Whose belongings the book is about; the prompts without an owner differ. */
  of: OwnerKind;
  owner: Owner | null;
  ownerName: string | undefined;
  mayChange: boolean;
  /** Who may get an item of the owner. */
  receivers?: readonly Receiver[] | undefined;
  /** Gets why something of the owner could not be saved. */
  onRefused: (error: unknown) => void;
  /** What the server rendered for this owner; otherwise all that it has is loaded together, to be played or printed at once. */
  rows: BelongingRows | undefined;
  tab: BelongingKind;
  onTab: (kind: BelongingKind) => void;
  /** What is to be shown of them; each time anew. */
  shown: ShownBelonging | undefined;
  folio: number;
  /** Below the prompts, while there is no owner. */
  below?: ReactNode;
}

/** The right page: inventory, spells and actions of one character or encounter. */
export function BelongingsPage(props: BelongingsPageProps) {
  const { of, owner, ownerName, mayChange, receivers, onRefused, rows, tab, onTab, folio, below } = props;
  return (
    <BookPage
      side="right"
      name="Belongings"
      runningHead={ownerName ?? "Belongings"}
      folio={folio}
      tabsLabel="Belongings"
      address="own"
      tab={tab}
      onTab={onTab}
      keepMounted
      tabs={BELONGING_KINDS.map((kind) => ({
        name: kind,
        label: KINDS[kind].tab,
        panel: owner ? (
          <BelongingPanel
            kind={kind}
            owner={owner}
            ownerName={ownerName ?? ""}
            mayChange={mayChange}
            receivers={kind === "item" ? receivers : undefined}
            onRefused={onRefused}
            shown={kind === tab}
            led={props.shown?.kind === kind ? props.shown : undefined}
            rows={rows?.[kind]}
          />
        ) : (
          kind === tab && (
            <>
              {below}
              {below ? (
                <p className="note">{textsOf(of, kind).selectOwner}</p>
              ) : (
                <EmptyState icon={KINDS[kind].icon} text={textsOf(of, kind).selectOwner} />
              )}
            </>
          )
        ),
      }))}
    />
  );
}
