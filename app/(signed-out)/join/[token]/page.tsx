import type { Metadata } from "next";
import { headers } from "next/headers";
import { deviceOf } from "@/components/book/book-cover";
import { JoinDoor } from "@/components/account/join-door";
import { JoinRefused } from "@/components/account/join-refused";
import { Desk } from "@/components/shell/desk";
import { database } from "@/db/client";
import { standingIn } from "@/db/queries/live";
import { joinTexts } from "@/lib/messages/join";
import { productTexts } from "@/lib/messages/product";
import { Failure } from "@/lib/model/failure";
import { readInvitation } from "@/lib/server/table/join";
import { signedInPerson } from "@/lib/server/auth/open-book";

/** Nothing of the book: the address may be posted where others read along. */
export const metadata: Metadata = {
  title: "You are invited",
  robots: { index: false, follow: false },
  openGraph: {
    type: "website",
    siteName: productTexts.name,
    title: joinTexts.preview,
    description: productTexts.description,
    images: [{ url: "/link-preview.jpg", width: 1200, height: 630, alt: "An open book on a table at night" }],
  },
};

interface JoinPageProps {
  params: Promise<{ token: string }>;
}

export default async function JoinPage({ params }: JoinPageProps) {
  const [{ token }, db, person] = await Promise.all([params, database(), signedInPerson().catch(() => null)]);
  const invitation = await readInvitation(db, token, await headers()).catch((error: unknown) => {
    if (error instanceof Failure) return error;
    throw error;
  });
  if (invitation instanceof Failure)
    return (
      <Desk>
        <JoinRefused text={invitation.message} />
      </Desk>
    );
  const { campaignId, ...shown } = invitation;
  const standing = person && (await standingIn(db, person.id, campaignId));
  return (
    <Desk>
      <JoinDoor
        token={token}
        invitation={shown}
        device={deviceOf(campaignId)}
        person={person && { id: person.id, username: person.username, image: person.image }}
        memberOf={standing?.role ? campaignId : null}
      />
    </Desk>
  );
}
