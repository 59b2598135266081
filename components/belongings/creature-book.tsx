import { type ReactNode, useCallback, useEffect, useState } from "react";
import { type BelongingRows, BelongingsPage, type ShownBelonging } from "./belongings-page";
import type { Receiver } from "./give-dialog";
import { BELONGING_KINDS, KINDS } from "./kinds";
import { ShowBelonging } from "./show-belonging";
import { BookPage } from "@/components/book/book-page";
import { EditButton } from "@/components/book/edit-mark";
import { useBookSide } from "@/components/book/book-context";
import { PageTurn } from "@/components/book/page-turn";
import { RollerContext } from "@/components/ui/text/roller";
import { useAddressTab } from "@/components/ui/history/address-tab";
import { lazyComponent, type Opener } from "@/components/ui/lazy-component";
import type { TabItem } from "@/components/ui/tabs/use-tabs";
import { useIdle } from "@/lib/client/page/use-idle";
import { entryOnTheWay, onTurnTo } from "@/lib/client/page/turn-to";
import type { BelongingKind } from "@/lib/model/belonging";
import type { PlaceEntry } from "@/lib/model/place";
import { hitPointsOf } from "@/lib/rules/hit-points";
import { ThumbBar } from "@/components/creature/thumb-bar";
import type { Listed } from "@/components/creature/use-creatures";
import type { useCreatureBook } from "@/components/creature/use-creature-book";

const [HitPointNews] = lazyComponent(() =>
  import("@/components/creature/hit-point-news").then((module) => module.HitPointNews),
);

/** What differs between the books. */
const BOOKS = {
  character: {
    title: "Character",
    heading: "Character",
    folio: 40,
    ownerOf: (id: number) => ({ characterId: id }),
  },
  encounter: {
    title: "Encounter",
    heading: "Encounters",
    folio: 86,
    ownerOf: (id: number) => ({ encounterId: id }),
  },
} as const;

/** The one of a creature's belongings to which the reader is led. */
const belongingOf = (entry: PlaceEntry | undefined): ShownBelonging | undefined => {
  const kind = BELONGING_KINDS.find((one) => one === entry?.kind);
  return kind && entry && { kind, id: entry.id };
};

interface CreatureBookProps<C extends Listed, Mode extends string> {
  of: keyof typeof BOOKS;
  campaignName: string;
  book: ReturnType<typeof useCreatureBook<C, Mode>>;
  /** The pages about the creatures: a list, and the others about the current one. */
  tabs: readonly (TabItem & { name: Mode | "list" | "sheet" })[];
  /** What the current page is called on narrow screens. */
  pageName: string;
  mayChange: boolean;
  /** Who may get an item of the current one. */
  receivers?: readonly Receiver[] | undefined;
  /** What the right page shows in place of belongings. */
  right?: { name: string; page: ReactNode } | undefined;
  /** Below the prompts of the right page while none is chosen. */
  below?: ReactNode;
  /** Shows the current one to the table; left out for those who may not. */
  show?: ReactNode;
  /** Whose hit points are shown; the current one's, if it isn't given. */
  watched?: readonly C[] | undefined;
  /** Opens the editor. */
  edit: Opener;
  /** What the server rendered for the current creature. */
  belongings: BelongingRows | undefined;
  /** Dialogs, and what is printed. */
  children: ReactNode;
}

/** The two pages of a book of creatures: at the left the creatures, at the right what the current one has. */
export function CreatureBook<C extends Listed & { name: string }, Mode extends string>(
  props: CreatureBookProps<C, Mode>,
) {
  const { of, campaignName, book, mayChange } = props;
  const { title, heading, folio, ownerOf } = BOOKS[of];
  const { current, mode } = book;
  const [belonging, setBelonging] = useState<BelongingKind>(useAddressTab("own", BELONGING_KINDS) ?? "item");
  const [shown, setShown] = useState<ShownBelonging | undefined>(() => belongingOf(entryOnTheWay()));
  useEffect(() => onTurnTo(({ entry }) => setShown((before) => belongingOf(entry) ?? before)), []);
  const { side, turnTo } = useBookSide();
  const show = useCallback(
    (kind: BelongingKind, id: number) => {
      setBelonging(kind);
      setShown({ kind, id });
      turnTo("right");
    },
    [turnTo],
  );
  const isIdle = useIdle();
  const isOnSheet = mode === "sheet" && side === "left";
  const roller = {
    // Others may not roll for a character; what encounters do is the dungeon master's to tell.
    ...(of === "character" && current && mayChange && { characterId: current.id }),
    ...(of === "encounter" && { audience: "dm" as const }),
  };
  return (
    <RollerContext value={roller}>
      <ShowBelonging value={show}>
        <h1 className="vh">{`${campaignName}: ${heading}`}</h1>
        <BookPage
          side="left"
          name={title}
          runningHead={campaignName}
          folio={folio}
          tabsLabel={`${title} pages`}
          address="tab"
          look={mode === "sheet" && current ? "play" : "text"}
          tab={mode}
          onTab={book.turnTo}
          edit={current && mayChange && mode !== "list" && mode !== "party" && <EditButton {...props.edit} />}
          show={current && mode !== "list" && mode !== "party" && props.show}
          tabs={props.tabs}
        />
        {props.right ? (
          <BookPage side="right" name={props.right.name} runningHead={campaignName} folio={folio + 1}>
            {props.right.page}
          </BookPage>
        ) : (
          <BelongingsPage
            of={of}
            owner={current && ownerOf(current.id)}
            ownerName={current?.name}
            mayChange={mayChange}
            receivers={props.receivers}
            onRefused={book.onRefused}
            rows={props.belongings}
            tab={belonging}
            onTab={setBelonging}
            shown={shown}
            folio={folio + 1}
            below={props.below}
          />
        )}
        <PageTurn left={props.pageName} right={props.right?.name ?? KINDS[belonging].tab} />
        {current && (mayChange || isOnSheet) && (
          <ThumbBar
            key={current.id}
            id={current.id}
            name={current.name}
            hitPoints={hitPointsOf(current)}
            onChange={mayChange ? (change) => book.changeHitPoints(current.id, change) : undefined}
            onSheet={isOnSheet}
          />
        )}
        {isIdle && <HitPointNews kind={`${of}s`} creatures={props.watched ?? (current ? [current] : [])} />}
        {props.children}
      </ShowBelonging>
    </RollerContext>
  );
}
