"use client";

import { useEffect, useState } from "react";
import type { BelongingRows } from "@/components/belongings/belongings-page";
import { CreatureBook } from "@/components/belongings/creature-book";
import { useRendered } from "@/components/creature/use-rendered";
import { lazyComponent } from "@/components/ui/lazy-component";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { idempotently } from "@/lib/client/api/create-idempotently";
import { onTurnTo, tabOnTheWay } from "@/lib/client/page/turn-to";
import type { Encounter, EncounterStats } from "@/lib/model/creature";
import { MOST_COPIES } from "@/lib/rules/copy-names";
import { EncounterList } from "./encounter-list";
import { encounterTabs, MODE_NAME } from "./encounter-tabs";
import { ANYTHING } from "./find-encounters";
import { PrintedEncounter } from "./printed-encounter";
import { useEncounterBook } from "./use-encounter-book";
import { useWholeEncounter } from "./use-whole-encounter";

const [CreateEncounter, preloadCreate] = lazyComponent(
  () => import("./create-encounter").then((module) => module.CreateEncounter),
  ({ onClose }) => onClose(),
);
const [EditEncounter, preloadEdit] = lazyComponent(
  () => import("./edit-encounter").then((module) => module.EditEncounter),
  ({ onClose }) => onClose(),
);
const [LibraryDialog, preloadLibrary] = lazyComponent(
  () => import("@/components/library/library-dialog").then((module) => module.LibraryDialog),
  ({ onClose }) => onClose(),
);
const [MoreEncounters, preloadMore] = lazyComponent(
  () => import("./more-encounters").then((module) => module.MoreEncounters),
  ({ onClose }) => onClose(),
);

interface EncounterBookProps {
  campaign: { id: number; name: string };
  /** Absent where they could not be loaded. */
  encounters: EncounterStats[] | undefined;
  /** The encounter that was selected when the server rendered, with what belongs to it. */
  opened: { id: number; whole: Encounter[]; belongings: BelongingRows } | null;
}

/** The two pages of the encounter book, for those who lead the campaign. */
export function EncounterBook({ campaign, encounters, opened }: EncounterBookProps) {
  const book = useEncounterBook(campaign.id, encounters, opened?.id ?? null);
  const { current, mode, choose } = book;
  const [sought, setSought] = useState(ANYTHING);
  const [dialog, setDialog] = useState<"create" | "edit" | "library" | "more" | undefined>(() =>
    tabOnTheWay("make") === "encounter" ? "create" : undefined,
  );
  useEffect(() => onTurnTo(({ tabs }) => tabs["make"] === "encounter" && setDialog("create")), []);
  const rendered = useRendered(opened, current?.id);
  const wholeOne = useWholeEncounter(current?.id ?? null, rendered?.whole[0], book.retry);
  const close = () => setDialog(undefined);
  const [takeOnce] = useState(() =>
    idempotently((body: { campaignId: number; slug: string; count: number }, idempotencyKey) =>
      call(api.libraryTakes.takeMonster, { body, idempotencyKey }),
    ),
  );

  return (
    <CreatureBook
      of="encounter"
      campaignName={campaign.name}
      book={book}
      mayChange
      pageName={MODE_NAME[mode]}
      edit={{ ...preloadEdit, onClick: () => setDialog("edit") }}
      belongings={rendered?.belongings}
      tabs={encounterTabs({
        book,
        opened: wholeOne,
        belongings: rendered?.belongings,
        more: { ...preloadMore, onClick: () => setDialog("more") },
        list: (
          <EncounterList
            campaignName={campaign.name}
            book={book}
            sought={sought}
            onSeek={setSought}
            create={{ ...preloadCreate, onClick: () => setDialog("create") }}
            library={{ ...preloadLibrary, onClick: () => setDialog("library") }}
          />
        ),
      })}
    >
      {current && (
        <PrintedEncounter
          encounter={current}
          whole={wholeOne.whole ?? undefined}
          rows={rendered?.belongings}
        />
      )}
      {dialog === "create" && (
        <CreateEncounter
          campaignId={campaign.id}
          onSaved={(encounter) => {
            setSought(ANYTHING);
            book.add(encounter);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === "library" && (
        <LibraryDialog
          kind="monsters"
          where={`into the encounters of ${campaign.name}`}
          mostCopies={MOST_COPIES}
          onTake={async ({ slug }, count) => {
            const taken = await takeOnce({ campaignId: campaign.id, slug, count });
            setSought(ANYTHING);
            book.add(...taken);
            choose(null);
            return taken.map(({ name }) => name);
          }}
          onCreate={() => setDialog("create")}
          own={{
            campaign,
            onMade: () => {
              setSought(ANYTHING);
              choose(null);
              book.retry();
            },
          }}
          onClose={close}
        />
      )}
      {dialog === "edit" && current && (
        <EditEncounter
          encounterId={current.id}
          onSaved={(encounter) => {
            book.replace(encounter);
            wholeOne.keep(encounter);
            close();
          }}
          onRefused={book.onRefused}
          onClose={close}
        />
      )}
      {dialog === "more" && current && (
        <MoreEncounters
          encounter={current}
          onAdded={(copies) => {
            setSought(ANYTHING);
            book.add(...copies);
            choose(null);
            close();
          }}
          onClose={close}
        />
      )}
    </CreatureBook>
  );
}
