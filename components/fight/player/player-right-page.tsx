import type { ReactNode } from "react";
import { BookPage } from "@/components/book/book-page";
import { NoFight } from "@/components/fight/no-fight";
import { RecordPage } from "@/components/fight/records/record-page";
import type { useFights } from "@/components/fight/records/use-fights";
import { factsOf, sheetOf } from "@/components/fight/sheets";
import { lazyPage } from "@/components/ui/lazy-page";
import type { Character } from "@/lib/model/creature";
import type { FightView, CombatantView } from "@/lib/model/fight";
import { MyPart } from "./my-part";

const [LogPage] = lazyPage(() =>
  import("@/components/fight/records/log-page").then((module) => module.LogPage),
);

interface PlayerRightPageProps {
  campaignName: string;
  book: ReturnType<typeof useFights>;
  fight: FightView | null;
  /** Whether the fight that is open goes on. */
  isRunning: boolean;
  mine: readonly CombatantView[];
  characters: readonly Character[];
  /** What concerns the reader now, in the fight that goes on. */
  told: ReactNode;
}

/** The right page of a player: one's own part in a fight that runs, else the record of one that is over. */
export function PlayerRightPage(props: PlayerRightPageProps) {
  const { campaignName, book, fight, isRunning, mine, characters, told } = props;
  const log = fight && {
    name: "log",
    label: "Log",
    panel: (
      <>
        {told}
        <LogPage key={fight.id} />
      </>
    ),
  };
  const first = isRunning
    ? {
        name: "part",
        label: "My part",
        panel: (
          <>
            {told}
            <MyPart mine={mine} facts={(one) => factsOf(one, sheetOf(one, characters, [])).slice(0, 3)} />
          </>
        ),
      }
    : {
        name: "record",
        label: "Record",
        panel: (
          <>
            {told}
            {fight ? (
              <RecordPage fight={fight} onDelete={undefined} onUndo={undefined} />
            ) : (
              <NoFight book={book} />
            )}
          </>
        ),
      };
  const name = isRunning ? "Your part" : "Record";
  return (
    <BookPage
      key={isRunning ? "part" : "record"}
      side="right"
      name={name}
      tabsLabel={`${name} pages`}
      runningHead={isRunning ? mine[0]?.name : fight ? "A finished fight" : campaignName}
      folio={119}
      tabs={log ? [first, log] : [first]}
    />
  );
}
