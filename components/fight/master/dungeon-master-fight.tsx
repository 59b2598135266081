import { useState } from "react";
import { BookPage } from "@/components/book/book-page";
import { PageTurn } from "@/components/book/page-turn";
import type { AddSource } from "@/components/fight/prepare/add-dialog";
import { rightPage } from "@/components/fight/right-page";
import { lazyComponent, type Opener } from "@/components/ui/lazy-component";
import { ConcentrationChecks } from "./concentration-checks";
import { LeftPage } from "./left-page";
import { DamageBar } from "./damage-bar";
import { type MasterFight, useMasterFight } from "./use-master-fight";
import { Waiting } from "./waiting";

const [AddDialog, preloadAdd] = lazyComponent(
  () => import("@/components/fight/prepare/add-dialog").then((module) => module.AddDialog),
  ({ onClose }) => onClose(),
);

/** Fights as who runs them has them: the list, preparing, the order, and whoever is chosen. */
export function DungeonMasterFight(props: MasterFight) {
  const { book, fight, characters, encounters } = props;
  const [from, setFrom] = useState<AddSource>();
  const master = useMasterFight(props);
  const { act, controls, isNarrow, isOpen, running, shown, side, tab, setTab } = master;
  const add = (place: AddSource): Opener => ({ ...preloadAdd, onClick: () => setFrom(place) });
  const damageBar = <DamageBar narrow damage={controls.damage} onTurn={(type) => act({ type })} />;
  const right = rightPage({
    ...master,
    book,
    fight,
    characters,
    encounters,
    damageBar: side === "right" && damageBar,
  });
  // A narrow screen shows this page alone.
  const tabs = right.tabs.map((one) => ({
    ...one,
    panel: (
      <>
        {isNarrow && <Waiting />}
        {isNarrow && running && <ConcentrationChecks {...{ controls, shown }} />}
        {one.panel}
      </>
    ),
  }));
  const opened = running ? "The order" : "Prepare";
  return (
    <>
      <LeftPage {...props} {...{ master, add, damageBar }} />
      <BookPage
        key={right.key}
        side="right"
        name={right.name}
        tabsLabel={`${right.name} pages`}
        runningHead={right.head}
        folio={119}
        tabs={tabs}
        tab={tab}
        onTab={setTab}
        {...(right.foot && { foot: right.foot })}
      />
      <PageTurn left={isOpen ? opened : "Fights"} right={right.name} />
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
