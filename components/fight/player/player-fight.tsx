import { type Side, useBookSide } from "@/components/book/book-context";
import { BookPage } from "@/components/book/book-page";
import { Here } from "@/components/book/here";
import { LinksFoot } from "@/components/book/links-foot";
import { PageTurn } from "@/components/book/page-turn";
import type { Left } from "@/components/fight/fight-book";
import { FightHead } from "@/components/fight/fight-head";
import { Herald, useTurnBell } from "@/components/fight/herald";
import { Waiting } from "@/components/fight/master/waiting";
import { NoFight } from "@/components/fight/no-fight";
import { whoseTurn } from "@/components/fight/order/in-order";
import { Order } from "@/components/fight/order/order";
import { FightList } from "@/components/fight/records/fight-list";
import { RecordPage } from "@/components/fight/records/record-page";
import type { useFights } from "@/components/fight/records/use-fights";
import { factsOf, sheetOf } from "@/components/fight/sheets";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useNarrow } from "@/components/ui/use-narrow";
import { fightTexts } from "@/lib/messages/fight";
import type { Character } from "@/lib/model/creature";
import type { FightView } from "@/lib/model/fight";
import { useAnswersTold } from "./answers";
import { MyBar } from "./my-bar";
import { MyPart } from "./my-part";
import { SavesAsked, useSavesMade } from "./save-asked";

const [LogPage] = lazyComponent(() =>
  import("@/components/fight/records/log-page").then((module) => module.LogPage),
);

interface PlayerFightProps {
  campaign: { id: number; name: string };
  readerId: number;
  book: ReturnType<typeof useFights>;
  fight: FightView | null;
  left: Left;
  onLeft: (left: Left) => void;
  characters: readonly Character[];
  isWaiting: boolean;
}

/** A fight as a player sees it: the order, one's own part in it, and what was done. */
export function PlayerFight(props: PlayerFightProps) {
  const { campaign, readerId, book, fight, left, onLeft, characters, isWaiting } = props;
  const isNarrow = useNarrow();
  const { side, turnTo } = useBookSide();
  const isRunning = fight?.state === "running";
  const own = new Set(characters.filter(({ createdBy }) => createdBy === readerId).map(({ id }) => id));
  const mine = isRunning ? fight.combatants.filter(({ characterId }) => own.has(characterId ?? 0)) : [];
  const now = isRunning ? whoseTurn(fight) : undefined;
  const hasTurn = mine.some(({ id }) => id === now?.id);
  const hasPast = book.list?.some(({ state }) => state === "over") ?? false;
  const [first] = mine;
  useAnswersTold(isRunning ? fight : null);
  useTurnBell(isRunning ? fight : null, mine);
  const saves = useSavesMade();
  /** What concerns the reader now, on the page that is before them: a narrow screen shows one. */
  const told = (at: Side) =>
    isRunning &&
    at === (isNarrow ? side : "left") && (
      <>
        <Herald mine={mine} thin={at === "right"} />
        <SavesAsked {...{ mine, characters, saves }} />
      </>
    );
  const list = {
    name: "list" as const,
    label: "Fights",
    panel: (
      <>
        {told("left")}
        <FightList
          list={book.list ?? []}
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
    panel: isRunning ? (
      <>
        <Here place="fight" id={fight.id} />
        <FightHead fight={fight} />
        {isWaiting && <Waiting />}
        {told("left")}
        {isNarrow && hasTurn && (
          <Button wide onClick={() => turnTo("right")}>
            {fightTexts.deal}
          </Button>
        )}
        <Order />
        <LinksFoot kind="fight" id={fight.id} name={fight.name} />
      </>
    ) : book.failed ? (
      <ErrorState text={fightTexts.failed} onRetry={() => void book.reload()} />
    ) : (
      <EmptyState icon="swords" text={fightTexts.none} />
    ),
  };
  const log = {
    name: "log" as const,
    label: "Log",
    panel: fight && (
      <>
        {told("right")}
        <LogPage key={fight.id} />
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
        {...(first && isNarrow && { foot: <MyBar one={first} /> })}
      />
      <BookPage
        key={isRunning ? "part" : "record"}
        side="right"
        name={isRunning ? "Your part" : "Record"}
        tabsLabel={isRunning ? "Your part pages" : "Record pages"}
        runningHead={isRunning ? first?.name : fight ? "A finished fight" : campaign.name}
        folio={119}
        tabs={
          isRunning
            ? [
                {
                  name: "part",
                  label: "My part",
                  panel: (
                    <>
                      {told("right")}
                      <MyPart
                        mine={mine}
                        facts={(one) => factsOf(one, sheetOf(one, characters, [])).slice(0, 3)}
                      />
                    </>
                  ),
                },
                log,
              ]
            : [
                {
                  name: "record",
                  label: "Record",
                  panel: fight ? (
                    <RecordPage fight={fight} onDelete={undefined} onUndo={undefined} />
                  ) : (
                    <NoFight book={book} />
                  ),
                },
                ...(fight ? [log] : []),
              ]
        }
      />
      <PageTurn
        left={left === "list" && hasPast ? "Fights" : "The order"}
        right={isRunning ? "My part" : "Record"}
      />
    </>
  );
}
