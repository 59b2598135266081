import { useState } from "react";
import { useBookSide } from "@/components/book/book-context";
import type { FightPages } from "@/components/fight/fight-book";
import { useFightRecords } from "@/components/fight/records/use-fight-records";
import { useNarrow } from "@/components/ui/use-narrow";
import type { Character, EncounterStats } from "@/lib/model/creature";
import type { FightSent, FightView, SentAct } from "@/lib/model/fight";
import type { Savers } from "./use-saves";
import { useFightControls } from "./use-fight-controls";

export interface MasterFight extends FightPages {
  characters: Character[];
  encounters: EncounterStats[];
  readMissing: Savers["readMissing"];
  onAct: (fight: FightView, act: SentAct, onRefused?: () => void) => void;
  onUndo: (fight: FightView) => void;
}

/** What both pages share for who runs a fight: its state and what is in hand, and how the pages turn with what is done. */
export function useMasterFight({
  campaign,
  book,
  fight,
  left,
  onLeft,
  onAct,
  onUndo,
  ...sheets
}: MasterFight) {
  const isNarrow = useNarrow();
  const { side, turnTo } = useBookSide();
  const [tab, setTab] = useState("who");
  const records = useFightRecords(campaign.id, book);
  const running = fight?.state === "running" ? fight : null;
  const act = (one: SentAct, onRefused?: () => void) => fight && onAct(fight, one, onRefused);
  const controls = useFightControls({ ...sheets, fight: running, act });
  const { choice, damage } = controls;
  const turnNarrow = (to: "left" | "right") => isNarrow && turnTo(to);
  return {
    isNarrow,
    side,
    tab,
    setTab,
    records,
    running,
    act,
    controls,
    /** Whose own page is open on the right, if anybody's. */
    shown: tab === "who" && !choice.several ? (choice.one?.id ?? null) : null,
    /** Whether the left page is that of the fight, and not of the list. */
    isOpen: left === "open" && fight !== null && fight.state !== "over",
    /** Undefined where it was refused. */
    change: (sent: FightSent) =>
      fight ? records.change({ id: fight.id, sent }) : Promise.resolve(undefined),
    open: ({ id, state }: Pick<FightView, "id" | "state">) => {
      book.open(state === "running" ? null : id);
      onLeft(state === "over" ? "list" : "open");
      if (state === "over") turnNarrow("right");
    },
    choosing: {
      chosen: choice.chosen.map(({ id }) => id),
      several: choice.several,
      choose: (id: number) => {
        // Clears the shares of the saving throws: they were made against the damage to those who were chosen before.
        if (choice.one?.id !== id) damage.forget();
        choice.choose(id);
        setTab("who");
        const isRow = fight?.combatants.some((one) => one.id === id && one.kind === "row");
        if (isNarrow) turnTo("right");
        // A reminder takes no damage: the focus stays on it.
        else if (!isRow) damage.field.current?.focus();
      },
      pick: choice.pick,
    },
    onGather: () => {
      choice.gather();
      turnNarrow("left");
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
  };
}
