import type { Metadata } from "next";
import { Shelf } from "@/components/campaign/shelf";
import { listShelf } from "@/db/queries/campaigns";
import { writeShelf } from "@/lib/contract/campaigns";
import { campaignsTexts } from "@/lib/messages/shelf";
import { signedInPerson } from "@/lib/server/open-book";

export const metadata: Metadata = { title: campaignsTexts.title };

export default async function HomePage() {
  // Without rows, also where the database is away, the shelf asks the API itself and shows the list of the last visit.
  const rows = await signedInPerson()
    .then((person) => person && listShelf(person.id))
    .catch(() => null);
  return <Shelf rows={rows} written={rows && writeShelf(rows)} />;
}
