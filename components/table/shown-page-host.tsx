"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { useBookSide } from "@/components/book/book-context";
import { useGoTo } from "@/components/book/use-go-to";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useNarrow } from "@/components/ui/use-narrow";
import { useLiveEvent } from "@/lib/client/live/live-events";
import { layOnTable, useOnTheTable } from "@/lib/client/live/on-the-table";
import { isOpenAt, useOpenAt } from "@/lib/client/page/here";
import { onFirstInteraction } from "@/lib/client/page/on-first-interaction";
import { readStored, removeStored, writeStored } from "@/lib/client/storage/storage";
import { shownTexts } from "@/lib/messages/shown-page";
import type { Contents } from "@/lib/model/event";
import { locationOf } from "@/lib/model/place";
import type { ShownPage } from "@/lib/model/shown";
import { may, type Role } from "@/lib/policy";
import { isWall, LET_ME_READ, reasonToStay } from "./reason-to-stay";
import { useOwnWatch } from "./use-own-watch";
import { useShownPages } from "./use-shown-pages";
import { useWay } from "./use-way";

const [ShownPageNotice] = lazyComponent(() =>
  import("./shown-page-notice").then((module) => module.ShownPageNotice),
);
const [ShownPageLink] = lazyComponent(() =>
  import("./shown-page-link").then((module) => module.ShownPageLink),
);
const [LargeMap] = lazyComponent(
  () => import("./large-map").then((module) => module.LargeMap),
  ({ onClose }) => onClose(),
);

export interface TableProps {
  campaign: { id: number; name: string; role: Role; mapImage: string | null; isAuto: boolean };
  readerId: number;
}
/** A page to which the reader is not led at once, and why not. */
interface Noticed {
  page: ShownPage;
  reason: string;
}
interface ShownPageHostProps extends TableProps {
  /** What was shown while this was on its way, once. */
  takeEarly: () => Contents | undefined;
}

/** Who comes later than this finds it in the book, and isn't asked. Milliseconds. */
const AN_EVENING = 6 * 60 * 60 * 1000;

/** Whether a page lies before the reader already; a picture that is shown again is to be seen large again. */
const useIsBefore = () => {
  const { side } = useBookSide();
  const isNarrow = useNarrow();
  return (page: ShownPage): boolean =>
    page.place !== "map" &&
    page.place !== "handout" &&
    isOpenAt(page) &&
    (!isNarrow || side === locationOf(page).side);
};

/**
 * The map that is shown large once the book is at its page: a dialog that is opened before would be left by the turn, and Back would turn
 * the page under it. Where the turn ends elsewhere it is none.
 */
const useLargeMap = () => {
  const path = usePathname();
  const [shown, openMap] = useState<ShownPage>();
  const isThere = shown !== undefined && path === locationOf(shown).section;
  const leave = useEffectEvent(() => {
    if (!isThere) openMap(undefined);
  });
  useEffect(() => leave(), [path]);
  return { map: isThere ? shown : undefined, openMap };
};

/** Turns the book to what the dungeon master shows, or says that something is shown. Loaded when the browser rests. */
export function ShownPageHost({ campaign, readerId, takeEarly }: ShownPageHostProps) {
  const { id, role } = campaign;
  const goTo = useGoTo();
  const [notice, setNotice] = useState<Noticed>();
  const { map, openMap } = useLargeMap();
  const seen = `shownSeen:${readerId}:${id}`;
  // Shown later than the page seen last: where that one is sealed an older page is current again, which is no news.
  const isNewerThanSeen = ({ shownAt }: ShownPage) => (readStored(seen) ?? "") < shownAt.toISOString();
  const settle = (page: ShownPage) => {
    setNotice(undefined);
    if (isNewerThanSeen(page)) writeStored(seen, page.shownAt.toISOString());
  };
  const { isGoing, follow } = useWay((page) => {
    settle(page);
    goTo(page);
    if (page.place === "map") openMap(page);
  });
  const isBefore = useIsBefore();
  const receive = (page: ShownPage | null) => {
    layOnTable(page);
    if (!page) return setNotice(undefined);
    if (page.by === readerId || isWall()) return;
    const reason = role === "player" ? reasonToStay() : shownTexts.keeper;
    if (isBefore(page)) settle(page);
    else if (reason === undefined) follow(page);
    else setNotice({ page, reason });
  };
  const shown = useShownPages({ campaignId: id, takeEarly, onShown: receive });
  // Who has found the way meanwhile is not asked any more.
  const isThere = useOpenAt(notice?.page);
  const arrive = useEffectEvent(() => {
    if (notice) settle(notice.page);
  });
  useEffect(() => {
    if (isThere) arrive();
  }, [isThere]);

  const isNews = (page: ShownPage) =>
    isNewerThanSeen(page) && Date.now() - page.shownAt.getTime() < AN_EVENING;
  const lookForLast = useEffectEvent(async () => {
    // Who has heard what is shown was there, whatever they have pressed since.
    if (shown.hasHeard() || isWall()) return;
    const page = (await shown.read(null))?.page;
    if (!page || page.by === readerId || role !== "player") return;
    if (isOpenAt(page)) return settle(page);
    if (isNews(page)) setNotice({ page, reason: shownTexts.late });
  });
  useEffect(() => {
    const callOff = onFirstInteraction(() => void lookForLast());
    return () => {
      callOff();
      layOnTable(null);
    };
  }, [id]);

  /** Reads what is shown anew; with `mayBeNews`, after events were lost, a page that was shown since is received as its event would be. */
  const readAgain = async (mayBeNews: boolean) => {
    const answer = await shown.read(onTable);
    if (!answer) return;
    const { page } = answer;
    if (notice && page?.shownAt.getTime() !== notice.page.shownAt.getTime()) setNotice(undefined);
    if (mayBeNews && page && !(onTable && page.shownAt <= onTable.shownAt) && isNews(page)) receive(page);
  };

  useOwnWatch(id, readerId);
  const onTable = useOnTheTable();
  useLiveEvent("change", (change) => {
    // It may be sealed, over or deleted, and lie there no more.
    if (onTable && change.kind === `${onTable.place}s` && change.id === onTable.id) void readAgain(false);
  });
  useLiveEvent("resync", () => void readAgain(true));

  return (
    <>
      {onTable && !notice && (
        <ShownPageLink
          campaignId={id}
          page={onTable}
          mayTakeAway={may("table:show", { role, owns: false })}
          onGo={() => follow(onTable)}
        />
      )}
      {notice && !isThere && !isGoing && (
        <Notice {...notice} onGo={() => follow(notice.page)} onSettle={() => settle(notice.page)} />
      )}
      {map && <LargeMap campaign={campaign} page={map} onClose={() => openMap(undefined)} />}
    </>
  );
}

function Notice({ page, reason, onGo, onSettle }: Noticed & Record<"onGo" | "onSettle", () => void>) {
  const isReading = readStored(LET_ME_READ) !== null;
  return (
    <ShownPageNotice
      {...{ page, reason, isReading, onGo }}
      onLater={onSettle}
      onReading={() => {
        if (isReading) removeStored(LET_ME_READ);
        else writeStored(LET_ME_READ, "1");
        onSettle();
      }}
    />
  );
}
