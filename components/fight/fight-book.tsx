"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { showBegunFight } from "@/lib/client/live/show-table";
import { entryOnTheWay, onTurnTo } from "@/lib/client/page/turn-to";
import type { Character, EncounterStats } from "@/lib/model/creature";
import type { PlaceEntry } from "@/lib/model/place";
import type { FightView, CombatantView, SentAct } from "@/lib/model/fight";
import { FightTableProvider } from "./fight-table";
import { DungeonMasterFight } from "./master/dungeon-master-fight";
import { PlayerFight } from "./player/player-fight";
import { PrintedFight } from "./records/printed-fight";
import { type RenderedFights, useFights } from "./records/use-fights";
import { actInFight, undoInFight } from "@/lib/client/mutations/fight-acts";
import { useSheets } from "./use-sheets";
import { useUnconfirmed } from "./use-unconfirmed";

interface FightBookProps {
  campaign: { id: number; name: string };
  readerId: number;
  /** Whether the reader prepares and runs fights. */
  runs: boolean;
  /** Absent where they could not be loaded. */
  fights: RenderedFights | undefined;
  /** Absent where they could not be loaded, or are too many for a page. */
  characters: Character[] | undefined;
  encounters: EncounterStats[] | undefined;
}

export type LeftTab = "list" | "open";

/** What both pages of the section are drawn from, for a dungeon master and for a player. */
export interface FightPages {
  campaign: { id: number; name: string };
  readerId: number;
  book: ReturnType<typeof useFights>;
  fight: FightView | null;
  left: LeftTab;
  onLeft: (left: LeftTab) => void;
}

/** The two pages of the fights of a campaign, as who runs them or as a player sees them. */
export function FightBook({ campaign, readerId, runs, fights, ...rendered }: FightBookProps) {
  const book = useFights(campaign.id, fights);
  const sheets = useSheets(campaign.id, { runs, ...rendered });
  const { characters, encounters, unread } = sheets;
  // Whoever is to fight sees it begin.
  const act = useCallback(
    (baseFight: FightView, one: SentAct, onRefused?: () => void, onDone?: () => void) => {
      actInFight(baseFight, one, onRefused, onDone);
      if (one.type === "start") showBegunFight(baseFight);
    },
    [],
  );
  const fight = book.current;
  const unconfirmed = useUnconfirmed(fight);
  const { runningId } = book;
  const [left, setLeft] = useState<LeftTab>(runningId === undefined ? "list" : "open");
  useEffect(() => {
    if (runningId !== undefined) setLeft("open");
  }, [runningId]);

  // Who is led to the fight while the list or a past one is open; or to one of the list.
  const follow = useEffectEvent((entry: PlaceEntry | undefined) => {
    const led = entry?.kind === "fight" ? book.list?.find(({ id }) => id === entry.id) : undefined;
    book.open(led && led.state !== "running" ? led.id : null);
    setLeft(led?.state === "over" ? "list" : "open");
  });
  useEffect(() => {
    const entry = entryOnTheWay();
    if (entry) follow(entry);
    return onTurnTo((to) => to.section === "/fight" && follow(to.entry));
  }, []);

  const table = useMemo(() => {
    if (!fight) return null;
    const pictures = new Map(characters.map(({ id, image }) => [id, image]));
    const monsters = new Map(encounters.map(({ id, image }) => [id, image]));
    return {
      fight,
      runs,
      readerId,
      act: (one: SentAct, onRefused?: () => void, onDone?: () => void) => act(fight, one, onRefused, onDone),
      undo: () => undoInFight(fight),
      unconfirmed,
      unread,
      pictureOf: ({ characterId, encounterId }: CombatantView) =>
        characterId === null ? monsters.get(encounterId ?? 0) : pictures.get(characterId),
    };
  }, [fight, runs, readerId, characters, encounters, unread, act, unconfirmed]);

  const shared = { campaign, book, fight, left, onLeft: setLeft, readerId, characters };
  return (
    <FightTableProvider value={table}>
      <h1 className="vh">{`${campaign.name}: Fight`}</h1>
      {runs ? (
        <DungeonMasterFight
          {...shared}
          encounters={encounters}
          readMissing={sheets.readMissing}
          onAct={act}
          onUndo={undoInFight}
        />
      ) : (
        <PlayerFight {...shared} />
      )}
      {fight && fight.state !== "over" && <PrintedFight campaignName={campaign.name} fight={fight} />}
    </FightTableProvider>
  );
}
