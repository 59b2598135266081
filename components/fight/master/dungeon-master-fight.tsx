import { useState } from "react";
import { BookPage } from "@/components/book/book-page";
import { PageTurn } from "@/components/book/page-turn";
import { useBookSide } from "@/components/book/book-context";
import { lazyComponent, type Opener } from "@/components/ui/lazy-component";
import { useNarrow } from "@/components/ui/use-narrow";
import type { Character, EncounterStats } from "@/lib/model/creature";
import type { FightSent, FightView, SentAct } from "@/lib/model/fight";
import { ErrorState } from "@/components/ui/error-state";
import { fightTexts } from "@/lib/messages/fight";
import { begun } from "@/components/fight/prepare/adding";
import type { From } from "@/components/fight/prepare/add-dialog";
import type { Left } from "@/components/fight/fight-book";
import { FightList } from "@/components/fight/records/fight-list";
import { rightPage } from "@/components/fight/right-page";
import { RunningMark, ShowFight } from "@/components/fight/order/running-marks";
import { RunningOrder } from "@/components/fight/order/running-order";
import { StrikeBar } from "./strike-bar";
import { OrderBar } from "./order-bar";
import { useFightRecords } from "@/components/fight/records/use-fight-records";
import type { useFights } from "@/components/fight/records/use-fights";
import { useRunning } from "./use-running";

const [AddDialog, preloadAdd] = lazyComponent(
  () => import("@/components/fight/prepare/add-dialog").then((module) => module.AddDialog),
  ({ onClose }) => onClose(),
);
const [PreparePage] = lazyComponent(() =>
  import("@/components/fight/prepare/prepare-page").then((module) => module.PreparePage),
);

interface DungeonMasterFightProps {
  campaign: { id: number; name: string };
  readerId: number;
  book: ReturnType<typeof useFights>;
  fight: FightView | null;
  left: Left;
  onLeft: (left: Left) => void;
  characters: Character[];
  encounters: EncounterStats[];
  onAct: (fight: FightView, act: SentAct) => void;
  onUndo: (fight: FightView) => void;
  isWaiting: boolean;
}

/** Fights as who runs them has them: the list, preparing, the order, and whoever is chosen. */
export function DungeonMasterFight(props: DungeonMasterFightProps) {
  const { campaign, book, fight, left, onLeft, characters, encounters, onAct, onUndo, isWaiting } = props;
  const isNarrow = useNarrow();
  const { side, turnTo } = useBookSide();
  const [from, setFrom] = useState<From>();
  const [tab, setTab] = useState("who");
  const records = useFightRecords(campaign.id, book);
  const running = fight?.state === "running" ? fight : null;
  const act = (one: SentAct) => fight && onAct(fight, one);
  const inHand = useRunning({ ...props, fight: running, act });
  const { choice, last, strike } = inHand;

  const open = ({ id, state }: Pick<FightView, "id" | "state">) => {
    book.open(state === "running" ? null : id);
    onLeft(state === "over" ? "list" : "open");
    if (state === "over" && isNarrow) turnTo("right");
  };
  const opener = (place: From): Opener => ({ ...preloadAdd, onClick: () => setFrom(place) });
  const choosing = {
    chosen: choice.chosen.map(({ id }) => id),
    several: choice.several,
    choose: (id: number) => {
      choice.choose(id);
      setTab("who");
      const isRow = fight?.combatants.some((one) => one.id === id && one.kind === "row");
      if (isNarrow) turnTo("right");
      // A reminder takes no damage: the focus stays on it.
      else if (!isRow) strike.field.current?.focus();
    },
    pick: choice.pick,
  };
  const change = (sent: FightSent) => fight && records.change({ id: fight.id, sent });

  const list = {
    name: "list" as const,
    label: "Fights",
    panel: book.failed ? (
      <ErrorState text={fightTexts.failed} onRetry={() => void book.reload()} />
    ) : (
      <FightList
        runs
        list={book.list ?? []}
        running={book.running}
        currentId={fight?.id}
        busy={records.busy}
        onOpen={open}
        onBegin={(one) => {
          open(one);
          void book.load(one.id).then((whole) => whole && onAct(whole, begun(whole)));
        }}
        onPrepare={() => void records.create(open)}
      />
    ),
  };
  const opened = running
    ? {
        name: "open" as const,
        label: "Order",
        panel: <RunningOrder {...{ characters, choosing, isNarrow, isWaiting, strike, onChange: change }} />,
      }
    : fight?.state === "prepared" && {
        name: "open" as const,
        label: "Prepare",
        panel: (
          <PreparePage
            key={fight.id}
            characters={characters}
            onName={(name) => change({ name })}
            onHitPointsShown={(hitPointsShown) => change({ hitPointsShown })}
            add={opener}
            onDelete={() => void records.remove(fight)}
          />
        ),
      };
  const isOpen = opened && left === "open";
  const { several } = choice;
  const strikeBar = <StrikeBar narrow strike={strike} onTurn={(type) => act({ type })} />;
  const right = rightPage({
    book,
    fight,
    inHand,
    isNarrow,
    characters,
    encounters,
    records,
    onGather: () => {
      choice.gather();
      if (isNarrow) turnTo("left");
    },
    onBegun: () => {
      onLeft("open");
      turnTo("left");
    },
    onKept: () => {
      book.open(null);
      onLeft("list");
      turnTo("left");
    },
    onGoOn: () => {
      if (!fight) return;
      book.open(fight.id);
      onUndo(fight);
      onLeft("open");
    },
    strikeBar: side === "right" && strikeBar,
    tab,
  });
  return (
    <>
      <BookPage
        side="left"
        name="Fight"
        tabsLabel="Fight pages"
        runningHead={campaign.name}
        folio={118}
        tabs={opened ? [list, opened] : [list]}
        tab={isOpen ? "open" : "list"}
        onTab={onLeft}
        show={isOpen && running && <ShowFight fight={running} />}
        edit={
          isOpen &&
          running && (
            <RunningMark isChoosing={several} onChosen={choice.release} opener={opener("encounters")} />
          )
        }
        {...(isOpen &&
          running && {
            foot: several && isNarrow && side === "left" ? strikeBar : <OrderBar last={last} />,
          })}
      />
      <BookPage
        key={right.key}
        side="right"
        name={right.name}
        tabsLabel={`${right.name} pages`}
        runningHead={right.head}
        folio={119}
        tabs={right.tabs}
        tab={tab}
        onTab={setTab}
        {...(right.foot && { foot: right.foot })}
      />
      <PageTurn left={isOpen ? (running ? "The order" : "Prepare") : "Fights"} right={right.name} />
      {from && fight && (
        <AddDialog
          {...{ fight, characters, encounters, from }}
          act={act}
          onClose={() => setFrom(undefined)}
        />
      )}
    </>
  );
}
