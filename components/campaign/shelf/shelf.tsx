"use client";

import Link from "next/link";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { BookCoverLink, deviceOf } from "@/components/book/book-cover";
import { Bookcase } from "@/components/book/bookcase";
import { LoadingOverlay } from "@/components/ui/dialog/loading-overlay";
import { UserId } from "@/components/ui/text/user-id";
import { lazyComponent } from "@/components/ui/lazy-component";
import { useUsed } from "@/lib/client/page/use-idle";
import { selectCampaign } from "@/lib/client/storage/selection";
import { DEFAULT } from "@/lib/constants";
import { campaignsTexts } from "@/lib/messages/shelf";
import type { ShelfCampaign } from "@/lib/model/campaign";
import { plainLetters } from "@/lib/rules/plain-letters";
import { ImportCampaign } from "@/components/campaign/transfer/import-campaign";
import styles from "./shelf.module.css";
import { ShelfProblem } from "./shelf-problem";
import { ShelfSearch } from "./shelf-search";
import { useOpenBook } from "./use-open-book";
import { useShelf } from "./use-shelf";

const [ShelfSlip] = lazyComponent(() =>
  import("@/components/evenings/shelf-slip").then((module) => module.ShelfSlip),
);

/** With more books than these a person looks for one by name. */
const FEW = 12;

const marks = { creator: "DM", admin: "Admin", player: "Player" } as const;

interface ShelfProps {
  rows: ShelfCampaign[] | null;
  /** The rows as the API writes them, for the browser to keep. */
  written: string | null;
  /** How many wait for an answer, where there is no book yet. */
  invites: number;
  /** By which the reader is invited; null where the server could not say. */
  personId: number | null;
  /** What opens the search of all books. */
  searchAll: ReactNode;
}

/** The campaigns of a person as books; the first is the one that is not bound yet. */
export function Shelf({ rows, written, invites, personId, searchAll }: ShelfProps) {
  const { campaigns, problem, retry } = useShelf(rows, written);
  const { opening, open } = useOpenBook();
  // Once the shelf is seen and used, or has rested a while.
  const isUsed = useUsed();
  const [searched, setSearched] = useState("");
  const many = (campaigns?.length ?? 0) > FEW;
  const wanted = many ? plainLetters(searched.trim()) : "";
  const shown = campaigns?.filter(({ name }) => plainLetters(name).includes(wanted)) ?? [];

  return (
    <div className={styles["room"]}>
      <header className={`on-dark ${styles["head"]}`} data-toasts-below="">
        <h1 className="title">{campaignsTexts.title}</h1>
        {many && (
          <ShelfSearch
            value={searched}
            onChange={setSearched}
            said={campaignsTexts.found(shown.length, campaigns?.length)}
          />
        )}
        {campaigns && <p>{campaignsTexts.count(campaigns.length)}</p>}
        {campaigns && campaigns.length > 0 && searchAll}
        <ImportCampaign />
      </header>
      {problem && <ShelfProblem text={problem} onRetry={retry} />}
      <Bookcase
        label={campaignsTexts.title}
        note={noteOn({ campaigns, problem, shown, searched, invites, personId })}
      >
        <BookCoverLink blank title={DEFAULT.bookTitle} href="/create" />
        {shown.map((campaign) => (
          <div key={campaign.id} className={styles["book"]}>
            <BookCoverLink
              device={deviceOf(campaign.id)}
              href="/campaign"
              prefetch={false}
              title={campaign.name}
              picture={campaign.coverImage}
              accent={campaign.coverColour}
              mark={marks[campaign.role]}
              opening={campaign.id === opening?.id}
              // Also where the book opens in a tab of its own.
              onClick={() => selectCampaign(campaign)}
              onAuxClick={() => selectCampaign(campaign)}
              onNavigate={(event) => {
                event.preventDefault();
                open(campaign);
              }}
            />
            {personId !== null && isUsed && <ShelfSlip campaign={campaign} readerId={personId} />}
          </div>
        ))}
      </Bookcase>
      {/* In the body, since the desk is a layer of its own that the dice lie above. */}
      {opening &&
        createPortal(
          <LoadingOverlay key={opening.id} text={campaignsTexts.opening(opening.name)} />,
          document.body,
        )}
    </div>
  );
}

interface Seen {
  campaigns: readonly ShelfCampaign[] | null;
  problem: string | undefined;
  shown: readonly ShelfCampaign[];
  searched: string;
  invites: number;
  personId: number | null;
}

/** What stands beside the books where there are none. */
function noteOn({ campaigns, problem, shown, searched, invites, personId }: Seen) {
  if (shown.length > 0) return undefined;
  if (!campaigns) return !problem && <p role="status">{campaignsTexts.loading}</p>;
  if (campaigns.length === 0 && invites > 0)
    return (
      <p>
        {campaignsTexts.invited(invites)} <Link href="/profile">profile</Link>.
      </p>
    );
  if (campaigns.length > 0) return <p>{campaignsTexts.noneFound(searched)}</p>;
  return (
    <div>
      <p>{campaignsTexts.empty}</p>
      {personId !== null && <UserId id={personId} />}
    </div>
  );
}
