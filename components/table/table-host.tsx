"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useGoTo } from "@/components/book/use-go-to";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api, contract } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { useLiveEvent, usePresent } from "@/lib/client/live/live-events";
import { layOnTable, useOnTheTable } from "@/lib/client/live/on-the-table";
import { whenUsed } from "@/lib/client/page/when-used";
import { readStored, removeStored, writeStored } from "@/lib/client/storage/storage";
import { hasUnsaved } from "@/lib/client/storage/unsaved";
import { showTexts } from "@/lib/messages/live";
import type { ShownPage } from "@/lib/model/shown";
import { may, type Role } from "@/lib/policy";
import { useWatch } from "./use-watch";

const [TableNotice] = lazyComponent(() => import("./table-notice").then((module) => module.TableNotice));
const [TableLine] = lazyComponent(() => import("./table-line").then((module) => module.TableLine));
const [PictureView] = lazyComponent(
  () => import("@/components/ui/picture/picture-view").then((module) => module.PictureView),
  ({ onClose }) => onClose(),
);

export interface TableHostProps {
  campaign: { id: number; name: string; role: Role; mapImage: string | null };
  readerId: number;
}

/** In this browser's storage while its reader doesn't want their pages turned. */
const LET_ME_READ = "letMeRead";
/** Who comes later than this finds it in the book, and isn't asked. Milliseconds. */
const AN_EVENING = 6 * 60 * 60 * 1000;

const isWriting = () => {
  const { activeElement } = document;
  return (
    hasUnsaved() ||
    (activeElement instanceof HTMLElement &&
      (activeElement.isContentEditable ||
        activeElement.matches("textarea, select, input:not([type=button])")))
  );
};

/** Why the page stays where it is; undefined where it may be turned. */
const reasonToStay = (): string | undefined => {
  if (document.documentElement.hasAttribute("data-dialog")) return showTexts.dialog;
  if (isWriting()) return showTexts.writing;
  return readStored(LET_ME_READ) === null ? undefined : showTexts.reading;
};

/** Turns the book to what the dungeon master shows, or says that something is shown. Loaded when the browser rests. */
export function TableHost({ campaign, readerId }: TableHostProps) {
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

  const follow = (page: ShownPage) => {
    setNotice(undefined);
    writeStored(seen, page.shownAt.toISOString());
    goTo(page);
    if (page.place === "map" && mapImage !== null) openMap(true);
  };
  const receive = (page: ShownPage | null) => {
    layOnTable(page);
    if (!page) return setNotice(undefined);
    if (page.by === readerId) return;
    const reason = role === "player" ? reasonToStay() : showTexts.keeper;
    if (reason === undefined) follow(page);
    else setNotice({ page, reason });
  };
  useLiveEvent("shown", (data) => {
    told.current += 1;
    void contract().then(({ shown }) => receive(shown.decodeShown(data)));
  });

  const lookForLast = useEffectEvent(async () => {
    const page = (await readShown(null))?.page;
    if (!page || page.by === readerId || role !== "player") return;
    const isKnown = readStored(seen) === page.shownAt.toISOString();
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
          onGo={() => follow(onTable)}
        />
      )}
      {notice && (
        <TableNotice
          page={notice.page}
          reason={notice.reason}
          isReading={isReading}
          onGo={() => follow(notice.page)}
          onLater={() => {
            writeStored(seen, notice.page.shownAt.toISOString());
            setNotice(undefined);
          }}
          onReading={() => {
            if (isReading) removeStored(LET_ME_READ);
            else writeStored(LET_ME_READ, "1");
            setNotice(undefined);
          }}
        />
      )}
      {isMapOpen && mapImage !== null && (
        <PictureView src={mapImage} title={`Map of ${name}`} noun="Map" onClose={() => openMap(false)} />
      )}
    </>
  );
}
