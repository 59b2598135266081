import type { ReactNode } from "react";
import { type Side, useBookSide } from "@/components/book/book-context";
import { BookPage } from "@/components/book/book-page";
import { Here } from "@/components/book/here";
import { LinksFoot } from "@/components/book/links-foot";
import { PageTurn } from "@/components/book/page-turn";
import type { FightPages } from "@/components/fight/fight-book";
import { FightHead } from "@/components/fight/fight-head";
import { Herald, useTurnBell } from "@/components/fight/herald";
import { NoFight } from "@/components/fight/no-fight";
import { Waiting } from "@/components/fight/master/waiting";
import { whoseTurn } from "@/components/fight/order/in-order";
import { Order } from "@/components/fight/order/order";
import { FightList } from "@/components/fight/records/fight-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useNarrow } from "@/components/ui/use-narrow";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";
import type { FightView, CombatantView } from "@/lib/model/fight";
import { useAnswersTold } from "./answers";
import { MyBar } from "./my-bar";
import { PlayerRightPage } from "./player-right-page";
import { SavesAsked } from "./save-asked";

interface PlayerFightProps extends FightPages {
  characters: readonly Character[];
}

/** A fight as a player sees it: the order, one's own part in it, and what was done. */
export function PlayerFight(props: PlayerFightProps) {
  const { campaign, book, fight, left, onLeft, characters } = props;
  const isNarrow = useNarrow();
  const { side } = useBookSide();
  const { running, open, mine, acting } = partIn(props);
  const fights = book.list ?? [];
  const hasPast = fights.some(({ state }) => state === "over");
  useAnswersTold(running);
  useTurnBell(running, mine);
  /** What concerns the reader now, on the page that is before them: a narrow screen shows one. */
  const told = (at: Side) =>
    running &&
    at === (isNarrow ? side : "left") && (
      <>
        <Waiting />
        <Herald fight={running} mine={mine} thin={at === "right"}>
          <SavesAsked {...{ mine, characters }} />
        </Herald>
      </>
    );
  const list = {
    name: "list" as const,
    label: "Fights",
    panel: (
      <>
        {told("left")}
        <FightList
          list={fights}
          running={book.running}
          currentId={fight?.id}
          runs={false}
          busy={false}
          onOpen={({ id, state }) => {
            book.open(state === "running" ? null : id);
            if (state === "running") onLeft("open");
          }}
          onBegin={() => {}}
          onPrepare={() => {}}
        />
      </>
    ),
  };
  const order = {
    name: "open" as const,
    label: "Order",
    panel: open ? (
      <OrderPanel fight={open} mine={mine} told={told("left")} />
    ) : (
      <>
        {told("left")}
        <NoOrder book={book} />
      </>
    ),
  };
  return (
    <>
      <BookPage
        side="left"
        name="Fight"
        tabsLabel="Fight pages"
        runningHead={campaign.name}
        folio={118}
        tabs={hasPast ? [list, order] : [order]}
        tab={hasPast ? left : "open"}
        onTab={onLeft}
        {...(acting && isNarrow && { foot: <MyBar one={acting} isNamed={mine.length > 1} /> })}
      />
      <PlayerRightPage
        campaignName={campaign.name}
        {...{ book, fight, mine, characters }}
        isRunning={open !== null}
        told={told("right")}
      />
      <PageTurn
        left={left === "list" && hasPast ? "Fights" : "The order"}
        right={open ? "My part" : "Record"}
      />
    </>
  );
}

const ownIn = (fight: FightView, characters: readonly Character[], readerId: number) => {
  const own = new Set(characters.filter(({ createdBy }) => createdBy === readerId).map(({ id }) => id));
  return fight.combatants.filter(({ characterId }) => own.has(characterId ?? 0));
};

/**
 * The reader's part in the fight that goes on: it concerns them also while the record of another one is open, whereas `open` is null then.
 * Of their own in the open one `acting` has the turn, or comes first where it is another's.
 */
const partIn = ({ book, fight, characters, readerId }: PlayerFightProps) => {
  const running = book.running?.state === "running" ? book.running : null;
  if (!running) return { running, open: null, mine: [], acting: undefined };
  const mine = ownIn(running, characters, readerId);
  if (running.id !== fight?.id) return { running, open: null, mine, acting: undefined };
  return { running, open: running, mine, acting: mine.find(({ id }) => id === running.turn) ?? mine[0] };
};

interface OrderPanelProps {
  fight: FightView;
  mine: readonly CombatantView[];
  told: ReactNode;
}

function OrderPanel({ fight, mine, told }: OrderPanelProps) {
  const isNarrow = useNarrow();
  const { turnTo } = useBookSide();
  const now = whoseTurn(fight);
  const hasTurn = mine.some(({ id }) => id === now?.id);
  return (
    <>
      <Here place="fight" id={fight.id} />
      <FightHead fight={fight} />
      {told}
      {isNarrow && hasTurn && (
        <Button wide onClick={() => turnTo("right")}>
          {fightTexts.deal}
        </Button>
      )}
      <Order />
      <LinksFoot kind="fight" id={fight.id} name={fight.name} />
    </>
  );
}

function NoOrder({ book }: Pick<PlayerFightProps, "book">) {
  if (book.failed) return <ErrorState text={fightTexts.failed} onRetry={() => void book.reload()} />;
  if (!book.list) return <Skeleton text={fightTexts.loading} />;
  if (book.runningId === undefined) return <EmptyState icon="swords" text={fightTexts.none} />;
  if (!book.current) return <NoFight book={book} />;
  return (
    <EmptyState icon="swords" text={fightTexts.otherRuns}>
      <Button onClick={() => book.open(null)}>{fightTexts.toFight}</Button>
    </EmptyState>
  );
}
