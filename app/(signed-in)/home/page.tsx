import type { Metadata } from "next";
import { SearchAll } from "@/components/search/search-all";
import { Shelf } from "@/components/campaign/shelf/shelf";
import { database } from "@/db/client";
import { listShelf } from "@/db/queries/campaigns";
import { listInvitesTo } from "@/db/queries/invites";
import * as campaigns from "@/lib/contract/campaigns";
import { campaignsTexts } from "@/lib/messages/shelf";
import { signedInPerson } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: campaignsTexts.title };

export default async function HomePage() {
  // Without rows, also where the database is away, the shelf asks the API itself and shows the list of the last visit.
  const person = await signedInPerson().catch(() => null);
  const rows = person && (await listShelf(await database(), person.id).catch(() => null));
  const isEmpty = person !== null && rows?.length === 0;
  const invites = isEmpty ? await listInvitesTo(await database(), person.id).catch(() => []) : [];
  return (
    <Shelf
      searchAll={<SearchAll />}
      rows={rows}
      written={rows && campaigns.writeShelf(rows)}
      invites={invites.length}
      personId={person?.id ?? null}
    />
  );
}
