import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { NoFight } from "./no-fight";
import { lazyPage } from "@/components/ui/lazy-page";
import type { TabItem } from "@/components/ui/tabs/use-tabs";
import { fightTexts } from "@/lib/messages/fight";
import { isCalled } from "@/lib/rules/fight-call";
import type { Character, EncounterStats } from "@/lib/model/creature";
import { canGoOn, type FightView } from "@/lib/model/fight";
import { BeginBar } from "./prepare/begin-bar";
import { CombatantPage } from "./master/combatant-page";
import { DoingBar } from "./master/doing-bar";
import { capitalisedCount } from "./order/in-order";
import { RecordPage } from "./records/record-page";
import { factsOf, sheetOf } from "./sheets";
import type { useFightRecords } from "./records/use-fight-records";
import type { useFights } from "./records/use-fights";
import type { FightControls } from "./master/use-fight-controls";

const [InitiativePage] = lazyPage(() =>
  import("./prepare/initiative-page").then((module) => module.InitiativePage),
);
const [LogPage] = lazyPage(() => import("./records/log-page").then((module) => module.LogPage));
const [SeveralPage] = lazyPage(() => import("./master/several-page").then((module) => module.SeveralPage));

interface RightPageState {
  book: ReturnType<typeof useFights>;
  fight: FightView | null;
  controls: FightControls;
  isNarrow: boolean;
  characters: readonly Character[];
  encounters: readonly EncounterStats[];
  records: ReturnType<typeof useFightRecords>;
  onBegun: () => void;
  /** Several are to be chosen, whom something hits. */
  onGather: () => void;
  onKept: () => void;
  /** Takes the end of a fight back. */
  onGoOn: () => void;
  damageBar: ReactNode;
  /** The tab that is open. */
  tab: string;
}

interface RightPage {
  /** Another page begins anew. */
  key: string;
  name: string;
  head: string;
  tabs: TabItem[];
  foot?: ReactNode;
}

/** What the right page shows of a fight that runs, waits or is over, for who runs it. */
export const rightPage = (state: RightPageState): RightPage => {
  const { fight } = state;
  if (!fight) {
    const panel = <NoFight book={state.book} />;
    return { key: "none", name: "Record", head: "", tabs: [{ name: "record", label: "Record", panel }] };
  }
  const log = { name: "log", label: "Log", panel: <LogPage key={fight.id} /> };
  const initiative = { name: "initiative", label: "Initiative", panel: <InitiativePage key={fight.id} /> };
  if (fight.state === "prepared")
    return {
      key: `prepared ${fight.id}`,
      name: "Initiative",
      head: `${capitalisedCount(fight.combatants.length)} in the order`,
      tabs: [initiative, log],
      foot: <BeginBar other={state.book.runningId} onBegun={state.onBegun} onKept={state.onKept} />,
    };
  if (fight.state === "over") {
    const undo = canGoOn(fight, state.book.runningId) ? state.onGoOn : undefined;
    const panel = (
      <RecordPage fight={fight} onDelete={() => void state.records.remove(fight)} onUndo={undo} />
    );
    return {
      key: `over ${fight.id}`,
      name: "Record",
      head: "A finished fight",
      tabs: [{ name: "record", label: "Record", panel }, log],
    };
  }
  return running(state, fight, [initiative, log]);
};

/** Whom the right page is about. */
const headOf = (fight: FightView, isChosen: boolean): string => {
  if (isChosen) return "Chosen";
  return isCalled(fight) ? "First in the order" : "Has the turn";
};

const running = (state: RightPageState, fight: FightView, further: TabItem[]): RightPage => {
  const { controls, isNarrow, characters, encounters, damageBar, tab } = state;
  const { choice } = controls;
  const { one, several, chosen } = choice;
  const doing = one && <DoingBar one={one} hold={choice.hold} onRemoved={choice.release} />;
  const isAbout = !further.some(({ name }) => name === tab);
  const panel = several ? (
    <SeveralPage controls={controls} narrow={isNarrow} />
  ) : one ? (
    <>
      <CombatantPage
        one={one}
        controls={controls}
        narrow={isNarrow}
        onGather={state.onGather}
        facts={factsOf(one, sheetOf(one, characters, encounters))}
      />
      {isNarrow && doing}
    </>
  ) : (
    <EmptyState icon="swords" text={fightTexts.nobody} />
  );
  const hasDamageBar = isNarrow && (several || one?.hitPoints);
  const foot = isNarrow ? hasDamageBar && damageBar : !several && doing;
  return {
    key: `running ${fight.id}`,
    name: several ? `${capitalisedCount(chosen.length)} chosen` : "Combatant",
    head: isAbout ? headOf(fight, choice.isChosen) : fight.name,
    tabs: [{ name: "who", label: "Combatant", panel }, ...further],
    ...(isAbout && foot && { foot }),
  };
};
