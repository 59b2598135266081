import type { ReactNode } from "react";
import { BookPage } from "@/components/book/book-page";
import type { LeftTab } from "@/components/fight/fight-book";
import { RunningMark, ShowFight } from "@/components/fight/order/running-marks";
import { RunningOrder } from "@/components/fight/order/running-order";
import type { AddSource } from "@/components/fight/prepare/add-dialog";
import { begun } from "@/components/fight/prepare/adding";
import { FightList } from "@/components/fight/records/fight-list";
import { ErrorState } from "@/components/ui/error-state";
import type { Opener } from "@/components/ui/lazy-component";
import { lazyPage } from "@/components/ui/lazy-page";
import { Skeleton } from "@/components/ui/skeleton";
import { fightTexts } from "@/lib/messages/fight";
import { OrderBar } from "./order-bar";
import type { MasterFight, useMasterFight } from "./use-master-fight";
import { Waiting } from "./waiting";

const [PreparePage] = lazyPage(() =>
  import("@/components/fight/prepare/prepare-page").then((module) => module.PreparePage),
);

interface LeftPageProps
  extends Pick<MasterFight, "campaign" | "book" | "fight" | "onLeft" | "characters" | "onAct"> {
  master: ReturnType<typeof useMasterFight>;
  /** Opens what adds combatants. */
  add: (from: AddSource) => Opener;
  damageBar: ReactNode;
}

/** The left page of who runs fights: the list of them, and the order of the one that is open, or its preparing. */
export function LeftPage(props: LeftPageProps) {
  const { campaign, fight, onLeft, master, add, damageBar } = props;
  const { isOpen, running, controls, isNarrow, side } = master;
  const { choice, last } = controls;
  const list = { name: "list" as LeftTab, label: "Fights", panel: <List {...props} /> };
  const opened = fight &&
    fight.state !== "over" && {
      name: "open" as LeftTab,
      label: running ? "Order" : "Prepare",
      panel: <Opened {...props} />,
    };
  return (
    <BookPage
      side="left"
      name="Fight"
      tabsLabel="Fight pages"
      runningHead={campaign.name}
      folio={118}
      tabs={opened ? [list, opened] : [list]}
      tab={isOpen ? "open" : "list"}
      onTab={onLeft}
      {...(isOpen &&
        running && {
          show: <ShowFight fight={running} />,
          edit: (
            <RunningMark isChoosing={choice.several} onChosen={controls.letGo} opener={add("encounters")} />
          ),
          foot: choice.several && isNarrow && side === "left" ? damageBar : <OrderBar last={last} />,
        })}
    />
  );
}

function List({ book, fight, onAct, master }: LeftPageProps) {
  const { records, open } = master;
  if (book.failed) return <ErrorState text={fightTexts.failed} onRetry={() => void book.reload()} />;
  if (!book.list) return <Skeleton text={fightTexts.loading} />;
  return (
    <>
      <Waiting />
      <FightList
        runs
        list={book.list}
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
    </>
  );
}

function Opened({ fight, characters, master, add }: LeftPageProps) {
  const { running, choosing, isNarrow, controls, shown, change, records } = master;
  if (running)
    return (
      <RunningOrder
        {...{ characters, choosing, isNarrow, controls }}
        shown={isNarrow ? null : shown}
        onChange={change}
      />
    );
  return (
    fight && (
      <PreparePage
        key={fight.id}
        characters={characters}
        onName={(name) => change({ name })}
        onHitPointsShown={(hitPointsShown) => change({ hitPointsShown })}
        add={add}
        onDelete={() => void records.remove(fight)}
      />
    )
  );
}
