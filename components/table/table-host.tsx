"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useBookSide } from "@/components/book/book-context";
import { useGoTo } from "@/components/book/use-go-to";
import { closeDialogs } from "@/components/ui/dialog/close-dialogs";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useNarrow } from "@/components/ui/use-narrow";
import { api, contract } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { useLiveEvent, usePresent } from "@/lib/client/live/live-events";
import { layOnTable, useOnTheTable } from "@/lib/client/live/on-the-table";
import { isOpenAt, useOpenAt } from "@/lib/client/page/here";
import { whenUsed } from "@/lib/client/page/when-used";
import { readStored, removeStored, writeStored } from "@/lib/client/storage/storage";
import { showTexts } from "@/lib/messages/live";
import type { Contents } from "@/lib/model/event";
import { locationOf } from "@/lib/model/place";
import type { ShownPage } from "@/lib/model/shown";
import { may, type Role } from "@/lib/policy";
import { LET_ME_READ, reasonToStay } from "./reason-to-stay";
import { useWatch } from "./use-watch";

const [TableNotice] = lazyComponent(() => import("./table-notice").then((module) => module.TableNotice));
const [TableLine] = lazyComponent(() => import("./table-line").then((module) => module.TableLine));
const [PictureView] = lazyComponent(
  () => import("@/components/ui/picture/picture-view").then((module) => module.PictureView),
  ({ onClose }) => onClose(),
);

export interface TableProps {
  campaign: { id: number; name: string; role: Role; mapImage: string | null; isAuto: boolean };
  readerId: number;
}
interface TableHostProps extends TableProps {
  /** What was shown while this was on its way, once. */
  takeEarly: () => Contents | undefined;
}

/** Who comes later than this finds it in the book, and isn't asked. Milliseconds. */
const AN_EVENING = 6 * 60 * 60 * 1000;

/** Turns the book to what the dungeon master shows, or says that something is shown. Loaded when the browser rests. */
export function TableHost({ campaign, readerId, takeEarly }: TableHostProps) {
  const { id, name, role, mapImage } = campaign;
  const goTo = useGoTo();
  const [notice, setNotice] = useState<{ page: ShownPage; reason: string }>();
  const [isMapOpen, openMap] = useState(false);
  const seen = `shownSeen:${id}`;
  /** What was asked for before something was shown may be answered after it, and is old then. */
  const told = useRef(0);
  const readShown = async (otherwise: ShownPage | null): Promise<{ page: ShownPage | null } | undefined> => {
    const before = told.current;
    const page = await call(api.shown.read, { params: { id } }).catch(() => otherwise);
    if (told.current !== before) return undefined;
    layOnTable(page);
    return { page };
  };

  const settle = (page: ShownPage) => {
    setNotice(undefined);
    writeStored(seen, page.shownAt.toISOString());
  };
  /** The way that the reader is being led now: a later one takes its place. */
  const way = useRef(0);
  const [isGoing, setGoing] = useState(false);
  const follow = async (page: ShownPage) => {
    way.current += 1;
    const mine = way.current;
    // Until then a question of a dialog lies there in the notice's place.
    setGoing(true);
    const isFree = await closeDialogs();
    if (way.current !== mine) return;
    setGoing(false);
    if (!isFree) return;
    settle(page);
    goTo(page);
    if (page.place === "map" && mapImage !== null) openMap(true);
  };
  const { side } = useBookSide();
  const isNarrow = useNarrow();
  /** A picture that is shown again is to be seen large again. */
  const isBefore = (page: ShownPage) =>
    page.place !== "map" &&
    page.place !== "handout" &&
    isOpenAt(page) &&
    (!isNarrow || side === locationOf(page).side);
  const receive = (page: ShownPage | null) => {
    layOnTable(page);
    if (!page) return setNotice(undefined);
    if (page.by === readerId) return;
    const reason = role === "player" ? reasonToStay() : showTexts.keeper;
    if (isBefore(page)) settle(page);
    else if (reason === undefined) void follow(page);
    else setNotice({ page, reason });
  };
  const hear = (data: Contents) => {
    told.current += 1;
    void contract().then(({ shown }) => receive(shown.decodeShown(data)));
  };
  useLiveEvent("shown", hear);
  const hearEarly = useEffectEvent(() => {
    const early = takeEarly();
    if (early !== undefined) hear(early);
  });
  useEffect(() => hearEarly(), []);
  // Who has found the way meanwhile is not asked any more.
  const isThere = useOpenAt(notice?.page);
  const arrive = useEffectEvent(() => {
    if (notice) settle(notice.page);
  });
  useEffect(() => {
    if (isThere) arrive();
  }, [isThere]);

  const lookForLast = useEffectEvent(async () => {
    // Who has heard what is shown was there, whatever they have pressed since.
    if (told.current > 0) return;
    const page = (await readShown(null))?.page;
    if (!page || page.by === readerId || role !== "player") return;
    const isKnown = readStored(seen) === page.shownAt.toISOString();
    if (isOpenAt(page)) return settle(page);
    if (!isKnown && Date.now() - page.shownAt.getTime() < AN_EVENING)
      setNotice({ page, reason: showTexts.late });
  });
  useEffect(() => {
    const callOff = whenUsed(() => void lookForLast());
    return () => {
      callOff();
      layOnTable(null);
    };
  }, [id]);

  const readAgain = async () => {
    const answer = await readShown(onTable);
    if (answer && notice && answer.page?.shownAt.getTime() !== notice.page.shownAt.getTime())
      setNotice(undefined);
  };

  const present = usePresent();
  const names = useRef(new Map<number, string>());
  for (const one of present) names.current.set(one.id, one.username);
  // Alone at the table nothing is read: there is nobody who could do something to one's characters.
  const isAccompanied = role !== "creator" && present.some((one) => one.id !== readerId);
  const own = useWatch(isAccompanied, async () => {
    const { watchOwnCharacters } = await import("./own-characters");
    return () =>
      watchOwnCharacters({
        campaignId: id,
        readerId,
        nameOf: (userId) => names.current.get(userId),
        onLook: (characterId) => goTo({ place: "inventory", id: characterId }),
      });
  });
  const onTable = useOnTheTable();
  useLiveEvent("change", (change) => {
    if (change.kind === "characters") own.current?.change(change);
    // It may be sealed, over or deleted, and lie there no more.
    if (onTable && change.kind === `${onTable.place}s` && change.id === onTable.id) void readAgain();
  });

  const isReading = readStored(LET_ME_READ) !== null;
  return (
    <>
      {onTable && !notice && (
        <TableLine
          campaignId={id}
          page={onTable}
          mayTakeAway={may("table:show", { role, owns: false })}
          onGo={() => void follow(onTable)}
        />
      )}
      {notice && !isThere && !isGoing && (
        <TableNotice
          page={notice.page}
          reason={notice.reason}
          isReading={isReading}
          onGo={() => void follow(notice.page)}
          onLater={() => settle(notice.page)}
          onReading={() => {
            if (isReading) removeStored(LET_ME_READ);
            else writeStored(LET_ME_READ, "1");
            settle(notice.page);
          }}
        />
      )}
      {isMapOpen && mapImage !== null && (
        <PictureView src={mapImage} title={`Map of ${name}`} noun="Map" onClose={() => openMap(false)} />
      )}
    </>
  );
}
