import type { ReactNode } from "react";
import { useBookSide } from "@/components/book/book-context";
import { BookPage } from "@/components/book/book-page";
import { EditButton } from "@/components/book/edit-mark";
import { PageTurn } from "@/components/book/page-turn";
import { ThumbBar } from "@/components/creature/thumb-bar";
import type { useCreatureBook } from "@/components/creature/use-creature-book";
import type { WithVitals } from "@/components/creature/use-creatures";
import { lazyComponent, type Opener } from "@/components/ui/lazy-component";
import type { TabItem } from "@/components/ui/tabs/use-tabs";
import { RollerContext } from "@/components/ui/text/roller";
import { useIdle } from "@/lib/client/page/use-idle";
import { hitPointsOf } from "@/lib/rules/hit-points";
import { type BelongingRows, BelongingsPage } from "./belongings-page";
import type { Receiver } from "./give-dialog";
import { KINDS } from "./kinds";
import { ShowBelonging } from "./show-belonging";
import { useShownBelonging } from "./use-shown-belonging";

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

/** Others may not roll for a character; what encounters do is the dungeon master's to tell. */
const rollerOf = (of: keyof typeof BOOKS, id: number | undefined, mayChange: boolean) => {
  if (of === "encounter") return { audience: "dm" as const };
  return id !== undefined && mayChange ? { characterId: id } : {};
};

interface CreatureBookProps<C extends WithVitals, Mode extends string> {
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
export function CreatureBook<C extends WithVitals & { name: string }, Mode extends string>(
  props: CreatureBookProps<C, Mode>,
) {
  const { of, campaignName, book, mayChange } = props;
  const { title, heading, folio } = BOOKS[of];
  const { current, mode } = book;
  const belonging = useShownBelonging();
  const isIdle = useIdle();
  const isAboutOne = current !== null && mode !== "list" && mode !== "party";
  return (
    <RollerContext value={rollerOf(of, current?.id, mayChange)}>
      <ShowBelonging value={belonging.show}>
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
          edit={isAboutOne && mayChange && <EditButton {...props.edit} />}
          show={isAboutOne && props.show}
          tabs={props.tabs}
        />
        <RightPage {...props} belonging={belonging} />
        <PageTurn left={props.pageName} right={props.right?.name ?? KINDS[belonging.tab].tab} />
        <CurrentThumbBar book={book} mayChange={mayChange} />
        {isIdle && <HitPointNews kind={`${of}s`} creatures={props.watched ?? (current ? [current] : [])} />}
        {props.children}
      </ShowBelonging>
    </RollerContext>
  );
}

function RightPage<C extends WithVitals & { name: string }, Mode extends string>(
  props: CreatureBookProps<C, Mode> & { belonging: ReturnType<typeof useShownBelonging> },
) {
  const { of, campaignName, book, right, belonging } = props;
  const { current } = book;
  const folio = BOOKS[of].folio + 1;
  return right ? (
    <BookPage side="right" name={right.name} runningHead={campaignName} folio={folio}>
      {right.page}
    </BookPage>
  ) : (
    <BelongingsPage
      of={of}
      owner={current && BOOKS[of].ownerOf(current.id)}
      ownerName={current?.name}
      mayChange={props.mayChange}
      receivers={props.receivers}
      onRefused={book.onRefused}
      rows={props.belongings}
      tab={belonging.tab}
      onTab={belonging.setTab}
      shown={belonging.shown}
      folio={folio}
      below={props.below}
    />
  );
}

interface CurrentThumbBarProps<C extends WithVitals, Mode extends string> {
  book: ReturnType<typeof useCreatureBook<C, Mode>>;
  mayChange: boolean;
}

function CurrentThumbBar<C extends WithVitals & { name: string }, Mode extends string>({
  book,
  mayChange,
}: CurrentThumbBarProps<C, Mode>) {
  const { current, mode } = book;
  const { side } = useBookSide();
  const isOnSheet = mode === "sheet" && side === "left";
  if (!current || !(mayChange || isOnSheet)) return null;
  return (
    <ThumbBar
      key={current.id}
      id={current.id}
      name={current.name}
      hitPoints={hitPointsOf(current)}
      onChange={mayChange ? (change) => book.changeHitPoints(current.id, change) : undefined}
      onSheet={isOnSheet}
    />
  );
}
